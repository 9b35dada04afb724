/** Work that is done once for each object: entries of a log never change, and there are hundreds. */

/** `make`, remembered by its item until one of `keys` is another. */
export function remember<T extends object, R>(
  make: (item: T) => R,
): (item: T, ...keys: readonly unknown[]) => R {
  let known = new WeakMap<T, R>();
  let last: readonly unknown[] = [];
  return (item, ...keys) => {
    if (keys.length !== last.length || keys.some((key, i) => key !== last[i])) {
      known = new WeakMap();
      last = keys;
    }
    const old = known.get(item);
    if (old !== undefined) return old;
    const made = make(item);
    known.set(item, made);
    return made;
  };
}
