import type { Actor } from '@crewcall/contracts-core';
import { BlockedByYouError, NotWelcomeError, PersonDeletedError } from './conversation.errors.js';

/** What decides whether one side of a conversation may write to the other. */
export interface Standing {
  isOtherDeleted: boolean;
  isBlockedByMe: boolean;
  isBlockedByOther: boolean;
}

/** One side of a conversation: what this one is called, who the other is, how far this one has come, and whether the two may write. */
export interface Place extends Standing {
  conversationId: string;
  userId: string;
  otherId: string;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  isListed: boolean;
  unread: number;
  lastSeq: number;
  readSeq: number;
  clearedSeq: number;
}

/** @throws when the other side is gone, or one of the two wants nothing from the other */
export function assertMayWrite({ isOtherDeleted, isBlockedByMe, isBlockedByOther }: Standing): void {
  if (isOtherDeleted) throw new PersonDeletedError();
  if (isBlockedByMe) throw new BlockedByYouError();
  if (isBlockedByOther) throw new NotWelcomeError();
}

/** An address is its owner's business, and that of who has dealt with them through an application or a booking. */
export const maySeeEmail = ({ role }: Actor, haveDealt: boolean): boolean => role === 'admin' || haveDealt;

/** Whether strangers find this person at all. A deleted account is found: its conversations say so. */
export const isFound = ({ isHidden, isSuspended }: { isHidden: boolean; isSuspended: boolean }): boolean =>
  !isHidden && !isSuspended;

/** A conversation that was deleted stays within reach while the other side is blocked: else the block could never end. */
export const isReachable = ({ isListed, isBlockedByMe }: { isListed: boolean; isBlockedByMe: boolean }): boolean =>
  isListed || isBlockedByMe;

export const isApart = ({ isOtherDeleted, isBlockedByMe, isBlockedByOther }: Standing): boolean =>
  isOtherDeleted || isBlockedByMe || isBlockedByOther;
