/**
 * Made when it is first needed. For what `Intl` makes: the first of a page takes a phone 50 ms, which a page that has no
 * use for it yet need not wait for.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
