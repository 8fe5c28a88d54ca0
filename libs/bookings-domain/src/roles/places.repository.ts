import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { RoleEntity } from './role.entity.js';

/** How many people have each call of a role. */
export interface Taken {
  byCall: ReadonlyMap<string, number>;
  /** Booked without calls of their own: on all of them. */
  whole: number;
}

interface Row {
  role_id: string;
  call_id: string | null;
  taken: number;
}

export const noneTaken: Taken = { byCall: new Map(), whole: 0 };

/** Places are taken call by call: who leaves one day of several leaves a place on that day. */
@Injectable()
export class PlacesRepository {
  constructor(private readonly database: Database) {}

  /** Asked while the role is held, it stays true. */
  async takenPlacesOf(roleId: string): Promise<Taken> {
    return (await this.takenOfAll([roleId])).get(roleId) ?? noneTaken;
  }

  /** No place is left on all of these calls. */
  async isFilled(role: RoleEntity, callIds: readonly string[]): Promise<boolean> {
    return placesOn(role, await this.takenPlacesOf(role.id), callIds) < 1;
  }

  async takenOfAll(roleIds: readonly string[]): Promise<Map<string, Taken>> {
    const rows = await this.database.prepared<Row>(
      `SELECT b.role_id, m.call_id, count(*)::integer AS taken FROM bookings.bookings b
       LEFT JOIN bookings.commitments m ON m.booking_id = b.id AND m.state = 'confirmed'
       WHERE b.role_id = ANY($1::uuid[]) AND b.state NOT IN ('cancelled', 'no_show', 'disputed')
       GROUP BY b.role_id, m.call_id`,
      [roleIds],
    );
    const all = new Map<string, Taken>();
    for (const { role_id, call_id, taken } of rows) {
      const { byCall, whole } = all.get(role_id) ?? noneTaken;
      const more = call_id ? { byCall: new Map([...byCall, [call_id, taken]]), whole } : { byCall, whole: taken };
      all.set(role_id, more);
    }
    return all;
  }

  /** The filled places of a role are those of its fullest call. Answers by how many they changed; to be saved by the caller. */
  async recountPlaces(role: RoleEntity): Promise<number> {
    const before = role.filled;
    role.filled = Math.min(role.positions, mostTaken(await this.takenPlacesOf(role.id)));
    return role.filled - before;
  }
}

/** On the fullest of these calls; of all, where none is named. */
export function mostTaken({ byCall, whole }: Taken, callIds: readonly string[] = []): number {
  const counted = callIds.length ? callIds.map((id) => byCall.get(id) ?? 0) : [...byCall.values()];
  return whole + Math.max(0, ...counted);
}

/** The same with one more booked. */
export function withOneOn({ byCall, whole }: Taken, callIds: readonly string[]): Taken {
  if (!callIds.length) return { byCall, whole: whole + 1 };
  return { byCall: new Map([...byCall, ...callIds.map((id) => [id, (byCall.get(id) ?? 0) + 1] as const)]), whole };
}

/** How many more people may have all of these calls. */
export const placesOn = (
  { positions }: Pick<RoleEntity, 'positions'>,
  taken: Taken,
  callIds: readonly string[],
): number => positions - mostTaken(taken, callIds);

/** Those of these calls on which a position is left. */
export const freeCallsOf = (role: RoleEntity, taken: Taken, callIds: readonly string[]): string[] =>
  callIds.filter((id) => placesOn(role, taken, [id]) > 0);
