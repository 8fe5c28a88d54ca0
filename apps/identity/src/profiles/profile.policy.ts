import type { Actor, Role } from '@crewcall/contracts-core';
import { isVisibleTo } from '../users/user.policy.js';
import type { UserEntity } from '../users/user.entity.js';

/** Every user edits their own. */
export const mayEdit = (actor: Actor, userId: string): boolean => actor.id === userId;

/** A profile of the side a user left is kept for their return and shown to no user. */
export const mayBeShown = (actor: Pick<Actor, 'id' | 'role'> | null, user: UserEntity, side: Role): boolean =>
  user.role === side && isVisibleTo(actor, user);
