from sobremesa.server.limits import Bucket, Crowd, Limiter, address_key


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    bucket = Bucket(rate=2, size=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.empty(0.4)
    assert bucket.take(0.5)
    assert not bucket.take(0.6)
    assert not bucket.full(1.9)
    assert bucket.full(3)


def test_a_rate_of_nothing_is_no_limit() -> None:
    bucket = Bucket(rate=0, size=0, now=0)
    assert all(bucket.take(0) for _ in range(1000))
    assert not bucket.empty(0)


def test_addresses_are_limited_each_on_its_own() -> None:
    limiter = Limiter(1, 2, clock=lambda: 0)
    assert limiter.take("a")
    assert limiter.take("a")
    assert not limiter.take("a")
    assert limiter.empty("a")
    assert not limiter.empty("b")
    assert limiter.take("b")


def test_addresses_that_say_nothing_any_more_are_forgotten() -> None:
    now = 0.0
    limiter = Limiter(1, 2, clock=lambda: now)
    for n in range(3000):
        now = float(n)
        limiter.take(str(n))
    assert len(limiter) < 1010


def test_only_so_many_of_one_address_are_here_at_once() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    for key in "aab":
        crowd.leave(key)
    assert len(crowd) == 0


def test_a_crowd_without_a_limit_takes_all() -> None:
    crowd = Crowd(0)
    assert all(crowd.enter("a") for _ in range(5_000))


def test_an_ipv6_household_is_one_address() -> None:
    assert address_key("2001:db8:1:2:aaaa::1") == address_key("2001:db8:1:2::ffff")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("2001:db8::1") == "2001:db8:0:0"
    assert address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("fe80::1%eth0") == "fe80:0:0:0"
