import type { Actor } from '@crewcall/contracts-core';
import type { UserEntity } from './user.entity.js';

/** An address is its owner's business, the administrators', and that of who has dealt with them by an application. */
export const maySeeEmail = (actor: Actor, user: UserEntity, haveDealt: boolean): boolean =>
  actor.role === 'admin' || actor.id === user.id || haveDealt;

/** Whether strangers find this person at all. */
export const isFound = (user: UserEntity): boolean => user.isProfileVisible && !user.suspendedAt && !user.deletedAt;

/** A hidden or suspended person does not exist for strangers. */
export const isVisibleTo = (actor: Pick<Actor, 'id' | 'role'> | null, user: UserEntity): boolean =>
  isFound(user) || actor?.id === user.id || actor?.role === 'admin';
