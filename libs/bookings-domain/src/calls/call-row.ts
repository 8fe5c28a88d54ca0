import { type PlannedCall, isSpan, type Span, spanOf, wallOfSpan, type WallSpan } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { rangeOf, spanOfRange } from '../time/range.js';
import { CallEntity } from './call.entity.js';

export const wallOf = (call: CallEntity): WallSpan => ({
  starts_on: call.startsOn,
  starts_at: call.startsAt?.slice(0, 5) ?? null,
  starts_again: call.startsAgain,
  ends_on: call.endsOn,
  ends_at: call.endsAt?.slice(0, 5) ?? null,
  ends_again: call.endsAgain,
});

export function setWall(call: CallEntity, wall: WallSpan): void {
  const span = spanOf(wall);
  if (!isSpan(span)) throw new Error(`Not a call: ${span}`);
  Object.assign(call, {
    startsOn: wall.starts_on,
    startsAt: wall.starts_at,
    startsAgain: wall.starts_again ?? false,
    endsOn: wall.ends_on,
    endsAt: wall.ends_at,
    endsAgain: wall.ends_again ?? false,
    during: rangeOf(span),
  });
}

/** As it is stored, for the company that plans with it. */
export function timesOf(call: CallEntity): PlannedCall {
  const { starts_on, starts_at } = wallOf(call);
  const { from, to } = spanOfRange(call.during);
  return { starts_on, starts_at, from: from.toISOString(), to: to.toISOString() };
}

/** Whether a person agreed to the call without a time of day. It may have moved since: then a whole day has none. */
export function isAgreedToFollow({ during, startsAt }: CallEntity, agreed: Span): boolean {
  const span = spanOfRange(during);
  const isUnmoved = +span.from === +agreed.from && +span.to === +agreed.to;
  return isUnmoved ? startsAt === null : wallOfSpan(agreed).starts_at === null;
}

export function newCall(jobId: string, wall: WallSpan, now: Date, name: string | null = null): CallEntity {
  const call = Object.assign(new CallEntity(), {
    id: newId(),
    jobId,
    name,
    place: null,
    lat: null,
    lon: null,
    removedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<CallEntity>);
  setWall(call, wall);
  return call;
}
