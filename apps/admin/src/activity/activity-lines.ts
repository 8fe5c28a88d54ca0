import type { ActivityKind } from '@crewcall/contracts-admin';
import type { Role } from '@crewcall/contracts-core';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import type { AdminAction } from '@crewcall/contracts-identity';
import {
  accountAdministered,
  emailVerified,
  profileReported,
  userDeleted,
  userRegistered,
} from '@crewcall/contracts-identity/dto';
import {
  applicationStatusChanged,
  applicationSubmitted,
  jobClosed,
  jobPosted,
  jobReported,
} from '@crewcall/contracts-jobs/dto';
import { contentReported } from '@crewcall/contracts-messaging/dto';

/** What a line needs besides names. No personal data: those are looked up. */
export interface ActivityFacts {
  /** Whom it is about; the subject itself when it is a person. */
  user_id?: string;
  role?: Role;
  title?: string;
  /** Asked by the company, and did not apply. */
  invited?: boolean;
  to?: string;
  reason?: string;
}

export interface ActivityLine {
  kind: ActivityKind;
  facts: ActivityFacts;
}

interface LineOfEvent {
  event: EventDefinition;
  lineOf: (payload: object) => ActivityLine | null;
}

const line = <P extends object>(
  event: EventDefinition<P>,
  lineOf: (payload: P) => ActivityLine | null,
): LineOfEvent => ({
  event,
  lineOf: lineOf as (payload: object) => ActivityLine | null,
});

/** A user verified by hand leaves the line of every user who verifies. */
const kindOfAction: Record<AdminAction, ActivityKind | null> = {
  suspended: 'user_suspended',
  restored: 'user_restored',
  promoted: 'admin_appointed',
  'first-admin': 'admin_appointed',
  demoted: 'admin_dismissed',
  'verified-by-hand': null,
};

const lines: LineOfEvent[] = [
  line(userRegistered, ({ role }) => ({ kind: 'user_joined', facts: { role } })),
  line(emailVerified, () => ({ kind: 'user_verified', facts: {} })),
  line(userDeleted, ({ role }) => ({ kind: 'user_deleted', facts: { role } })),
  line(accountAdministered, ({ deed }) => {
    const kind = kindOfAction[deed];
    return kind ? { kind, facts: {} } : null;
  }),
  line(jobPosted, ({ recruiter_id, title }) => ({ kind: 'job_posted', facts: { user_id: recruiter_id, title } })),
  // Further batches name further people of the same closing.
  line(jobClosed, ({ title, reason, batch }) =>
    batch === 0 ? { kind: 'job_closed', facts: { title, reason } } : null,
  ),
  line(applicationSubmitted, ({ freelancer_id, job_title, invited }) => ({
    kind: 'application_submitted',
    facts: { user_id: freelancer_id, title: job_title, ...(invited && { invited }) },
  })),
  line(applicationStatusChanged, ({ freelancer_id, job_title, to }) => ({
    kind: 'application_decided',
    facts: { user_id: freelancer_id, title: job_title, to },
  })),
  ...[contentReported, jobReported, profileReported].map((event) =>
    line(event, () => ({ kind: 'content_reported', facts: {} })),
  ),
];

const lineByName = new Map(lines.map(({ event, lineOf }) => [event.name, lineOf]));

/** The events that leave a line, and what it says. Null for one that leaves none. */
export const lineOfEvent = (name: string, payload: object): ActivityLine | null =>
  lineByName.get(name)?.(payload) ?? null;

export const loggedEvents = lines.map(({ event }) => event) as [EventDefinition, ...EventDefinition[]];
