import type { Actor } from './actor.js';
import { AccessDeniedError } from './auth.errors.js';

/**
 * Documented payloads carry the caller's own id. It is accepted, never used: the subject is the token's.
 * @throws AccessDeniedError when it names someone else; a missing one is fine.
 */
export function assertSubject(actor: Actor, claimedId: string | null | undefined): void {
  if (claimedId && claimedId !== actor.id) throw new AccessDeniedError();
}
