import type { Actor, Role } from '@crewcall/contracts-core';
import { isVisibleTo } from '../users/user.policy.js';
import type { UserEntity } from '../users/user.entity.js';

/** Every user edits their own. */
export const mayEdit = (actor: Actor, userId: string): boolean => actor.id === userId;

/**
 * A profile of the side a user left is kept for their return and shown to no user. One that is hidden is shown to who
 * has dealt with them by an application, that of a suspended person is not.
 */
export const mayBeShown = (
  actor: Pick<Actor, 'id' | 'role'> | null,
  user: UserEntity,
  side: Role,
  haveDealt = false,
): boolean => user.role === side && (isVisibleTo(actor, user) || (haveDealt && !user.suspendedAt));
