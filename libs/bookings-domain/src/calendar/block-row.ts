import {
  type BlockKind,
  dayAfter,
  daysBetween,
  momentOf,
  spanOfBlock,
  wallTimeOf,
  type WallSpan,
} from '@crewcall/contracts-bookings';
import { LONDON } from '@crewcall/contracts-core';
import { newId } from '@crewcall/platform-database';
import { Temporal } from 'temporal-polyfill';
import { rangeOf } from '../time/range.js';
import { BlockEntity } from './block.entity.js';

export interface NewBlock {
  freelancerId: string;
  kind: BlockKind;
  note: string | null;
  wall: WallSpan;
  ruleId?: string | null;
  occursOn?: string | null;
}

export function setBlockWall(block: BlockEntity, wall: WallSpan): void {
  const span = spanOfBlock(wall);
  if (!span) throw new Error('Not a stretch of time');
  Object.assign(block, {
    startsOn: wall.starts_on,
    startsAt: wall.starts_at,
    startsAgain: wall.starts_again ?? false,
    endsOn: wall.ends_on,
    endsAt: wall.ends_at,
    endsAgain: wall.ends_again ?? false,
    during: rangeOf(span),
  });
}

export const wallOfEntity = (block: BlockEntity): WallSpan => ({
  starts_on: block.startsOn,
  starts_at: block.startsAt?.slice(0, 5) ?? null,
  starts_again: block.startsAgain,
  ends_on: block.endsOn,
  ends_at: block.endsAt?.slice(0, 5) ?? null,
  ends_again: block.endsAgain,
});

export function newBlock({ freelancerId, kind, note, wall, ruleId, occursOn }: NewBlock, now: Date): BlockEntity {
  const block = Object.assign(new BlockEntity(), {
    id: newId(),
    freelancerId,
    kind,
    note,
    ruleId: ruleId ?? null,
    occursOn: occursOn ?? null,
    isException: false,
    setAt: now,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<BlockEntity>);
  setBlockWall(block, wall);
  return block;
}

/**
 * The same on the clock on another day. A time that the clocks skip there is moved on by the hour that they skip, as
 * RFC 5545 says of recurring times.
 */
export function wallOn(wall: WallSpan, day: string): WallSpan {
  const moved = daysBetween(wall.starts_on, day);
  const ends_on = dayAfter(wall.ends_on, moved);
  if (!wall.starts_at || !wall.ends_at) return { starts_on: day, starts_at: null, ends_on, ends_at: null };
  const [start, end] = [existing(day, wall.starts_at), existing(ends_on, wall.ends_at)];
  return { starts_on: start.day, starts_at: start.time, ends_on: end.day, ends_at: end.time };
}

function existing(day: string, time: string): { day: string; time: string } {
  if (momentOf({ day, time })) return { day, time };
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  const later = local.toZonedDateTime(LONDON, { disambiguation: 'compatible' });
  return wallTimeOf(new Date(later.epochMilliseconds));
}
