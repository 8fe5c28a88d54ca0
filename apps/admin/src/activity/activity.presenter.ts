import type { ActivityItem, ActivityKind } from '@crewcall/contracts-admin';
import type { ActivityEntity } from './activity.entity.js';
import type { ActivityFacts } from './activity-lines.js';

const unnamed = 'Somebody';

type Words = (facts: ActivityFacts, name: string) => string;

const sideOf = ({ role }: ActivityFacts): string =>
  role === 'recruiter' ? 'a company' : role === 'admin' ? 'an administrator' : 'crew';

const closedWords: Record<string, string> = { filled: 'was filled', deleted: 'was taken down', expired: 'expired' };

const wordsByKind: Record<ActivityKind, Words> = {
  user_joined: (facts, name) => `${name} joined as ${sideOf(facts)}`,
  user_verified: (_facts, name) => `${name} verified their email`,
  user_deleted: (facts) => `${facts.role === 'recruiter' ? 'A company' : 'A crew member'} deleted their account`,
  job_posted: ({ title = 'A job' }, name) => `${name} posted ${title}`,
  job_closed: ({ title = 'A job', reason = '' }) => `${title} ${closedWords[reason] ?? 'was closed'}`,
  application_submitted: ({ title = 'a job', invited }, name) =>
    invited ? `${name} was invited to ${title}` : `${name} applied for ${title}`,
  application_decided: ({ title = 'a job', to = 'decided' }, name) =>
    `The application of ${name} for ${title} is ${to}`,
  feedback_received: (_facts, name) => (name === unnamed ? 'Feedback was received' : `${name} sent feedback`),
  user_suspended: (_facts, name) => `${name} was suspended`,
  user_restored: (_facts, name) => `${name} was restored`,
  admin_appointed: (_facts, name) => `${name} became an administrator`,
  admin_dismissed: (_facts, name) => `${name} is no longer an administrator`,
  content_reported: () => 'Something was reported',
};

const aboutTheSubject = new Set<ActivityKind>([
  'user_joined',
  'user_verified',
  'user_suspended',
  'user_restored',
  'admin_appointed',
  'admin_dismissed',
]);

/** Whose name the line is about; null when it names no user. */
export function namedPersonOf({ kind, facts, actorId, subjectId }: ActivityEntity): string | null {
  if (kind === 'feedback_received') return actorId;
  return facts.user_id ?? (aboutTheSubject.has(kind) ? subjectId : null);
}

export function presentActivity(activity: ActivityEntity, names: Map<string, string>): ActivityItem {
  const name = names.get(namedPersonOf(activity) ?? '') ?? unnamed;
  return {
    id: activity.eventId,
    kind: activity.kind,
    text: wordsByKind[activity.kind](activity.facts, name),
    actor_id: activity.actorId,
    subject_id: activity.subjectId,
    created_at: activity.occurredAt.toISOString(),
  };
}
