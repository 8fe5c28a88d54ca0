/**
 * For statements that keep what other services tell of an account: false once it was deleted, since an event may come
 * after its deletion. Holds the account, so that a deletion at the same moment comes before or finds what is kept.
 */
export const isHere = (userId: string): string =>
  `(SELECT deleted_at FROM users WHERE id = ${userId}::uuid FOR KEY SHARE) IS NULL`;
