/**
 * Made when it is first needed. For what `Intl` makes: the first of a page takes a phone 50 ms, which nobody should wait
 * for who only opens a page that has a use for it later.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
