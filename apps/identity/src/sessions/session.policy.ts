import { TOKEN_LIFE_SECONDS } from '@crewcall/platform-auth';
import type { UserEntity } from '../users/user.entity.js';
import { AccountSuspendedError, EmailNotVerifiedError } from './session.errors.js';
import type { SessionEntity } from './session.entity.js';

/** What keeps a user with the right password out. */
export function assertMaySignIn(user: UserEntity): void {
  if (user.suspendedAt) throw new AccountSuspendedError();
  if (!user.emailVerifiedAt) throw new EmailNotVerifiedError();
}

/** A session that was not used for a month is over, whatever its token says. */
export const isIdleTooLong = (session: SessionEntity, idleDays: number, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() > idleDays * 24 * 3_600_000;

/** Past half of its life a token is replaced while there is still time to. */
export const isHalfSpent = (issuedAtSeconds: number, now: Date): boolean =>
  now.getTime() / 1000 - issuedAtSeconds > TOKEN_LIFE_SECONDS / 2;
