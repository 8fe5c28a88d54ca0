import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { emailVerified, userChanged, userDeleted, userRegistered } from '@crewcall/contracts-identity/dto';
import {
  applicationStatusChanged,
  applicationSubmitted,
  jobChanged,
  jobClosed,
  jobPosted,
} from '@crewcall/contracts-jobs/dto';
import { type FactsByKind, londonMonth, type SubjectKind, unlessOlder } from './tally.rules.js';

/** An event as far as it counts: without who did it, and without what of its payload counts for nothing. */
export type HeardEvent = Pick<EventEnvelope, 'id' | 'name' | 'subject_id' | 'version' | 'occurred_at' | 'payload'>;

interface Reading {
  event: EventDefinition;
  kind: SubjectKind;
  /** The fields of the payload that are needed to count it again. */
  kept: readonly string[];
  learn: (known: FactsByKind[SubjectKind], payload: object, told: HeardEvent) => FactsByKind[SubjectKind];
}

const reading = <P extends object, K extends SubjectKind, F extends keyof P & string>(
  event: EventDefinition<P>,
  kind: K,
  kept: readonly F[],
  learn: (known: FactsByKind[K], payload: Pick<P, F>, told: HeardEvent) => FactsByKind[K],
): Reading => ({ event, kind, kept, learn: learn as Reading['learn'] });

const monthOf = ({ occurred_at }: HeardEvent): string => londonMonth(new Date(occurred_at));

/** What each event says of its subject. They may arrive, and be read again, in any order. */
const readings: Reading[] = [
  // A change that overtook the registration knows the role better.
  reading(userRegistered, 'user', ['role'], (known, { role }, told) => ({
    ...known,
    month: monthOf(told),
    role: known.role ?? role,
  })),
  reading(emailVerified, 'user', [], (known) => ({ ...known, isVerified: true })),
  reading(
    userChanged,
    'user',
    ['role', 'display_name', 'mail_enabled'],
    (known, { role, display_name: name, mail_enabled: wantsMail }, { version }) =>
      known.isDeleted ? known : unlessOlder(known, { role, name, wantsMail, version }),
  ),
  reading(userDeleted, 'user', [], ({ month, role }) => ({ month, role, isDeleted: true })),
  reading(jobPosted, 'job', ['status'], (known, { status }, told) => ({
    ...unlessOlder(known, { status, version: told.version }),
    month: monthOf(told),
  })),
  reading(jobChanged, 'job', ['status'], (known, { status }, { version }) => unlessOlder(known, { status, version })),
  // One that was filled may be deleted later; what is deleted stays so.
  reading(jobClosed, 'job', ['reason'], (known, { reason }, { version }) => ({
    ...unlessOlder(known, { status: 'closed', version }),
    isFilled: known.isFilled ?? (reason === 'filled' ? true : undefined),
    isDeleted: known.isDeleted ?? (reason === 'deleted' ? true : undefined),
  })),
  // Who was asked by the company begins on its shortlist.
  reading(applicationSubmitted, 'application', ['invited'], (known, { invited }, { occurred_at, version }) => ({
    ...unlessOlder(known, { status: invited ? 'shortlisted' : 'applied', version }),
    submittedAt: occurred_at,
  })),
  reading(applicationStatusChanged, 'application', ['to'], (known, { to }, { occurred_at, version }) =>
    unlessOlder(known, { status: to, version, ...(to === 'hired' ? { hiredAt: occurred_at } : {}) }),
  ),
];

const readingByName = new Map(readings.map((one) => [one.event.name, one]));

export const countedEvents = readings.map(({ event }) => event) as [EventDefinition, ...EventDefinition[]];

export interface TallyChange {
  kind: SubjectKind;
  /** The event with no more than is needed to count it again. */
  heard: HeardEvent;
  learn: (known: FactsByKind[SubjectKind]) => FactsByKind[SubjectKind];
}

/** Null for an event that counts for nothing. */
export function tallyChangeOf({ id, name, subject_id, version, occurred_at, payload }: HeardEvent): TallyChange | null {
  const found = readingByName.get(name);
  if (!found) return null;
  const kept = Object.fromEntries(Object.entries(payload).filter(([field]) => found.kept.includes(field)));
  const heard = { id, name, subject_id, version, occurred_at, payload: kept };
  return { kind: found.kind, heard, learn: (known) => found.learn(known, kept, heard) };
}
