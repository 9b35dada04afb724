"""`python -m sobremesa` is `sobremesa`."""

from sobremesa.cli.main import main

if __name__ == "__main__":  # workers of `serve` import it under another name
    main()
