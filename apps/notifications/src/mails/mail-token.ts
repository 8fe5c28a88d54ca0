import { createHash, randomBytes } from 'node:crypto';

/** A secret for one link of one mail. It is in the mail and nowhere else: the service that takes it learns the hash alone. */
export function newMailToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}
