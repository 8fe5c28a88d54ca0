import type { Kind } from '../load/ledger.js';
import type { Facts, SeenFact } from './facts.js';
import type { FindingsOf } from './findings.js';
import type { Operation } from './operations.js';

export const counters = ['LOST', 'DUP', 'PHANTOM', 'TORN', 'UNDELIVERED', 'STUCK'] as const;
export type Counter = (typeof counters)[number];
export type Findings = FindingsOf<Counter>;

interface Effect {
  what: string;
  count: number;
}

const countOf = <T extends { job: string }>(
  rows: T[],
  job: string,
  isMeant: (row: T) => boolean = () => true,
): number => rows.filter((row) => row.job === job && isMeant(row)).length;

/** Everything that an operation brings about, and how often it is there. */
function effectsOf(kind: Kind, job: string, { jobs, applications, bookings, notices }: Facts): Effect[] {
  const notice = { what: `notification (${kind})`, count: countOf(notices, job, ({ about }) => about === kind) };
  if (kind === 'post') return [{ what: 'job', count: jobs.filter(({ title }) => title === job).length }];
  // An offer stands among the applications; one that was taken is a hire.
  if (kind === 'apply' || kind === 'offer') return [{ what: 'application', count: countOf(applications, job) }, notice];
  const hire = { what: 'hire', count: countOf(applications, job, ({ status }) => status === 'hired') };
  return [hire, { what: 'booking', count: countOf(bookings, job) }, notice];
}

function judge(findings: Findings, { opId, kind, job, result }: Operation, facts: Facts): void {
  const effects = effectsOf(kind, job, facts);
  const isHalf = effects.some(({ count }) => count > 0) && effects.some(({ count }) => count === 0);
  for (const { what, count } of effects) {
    if (count > 1) findings.DUP.push(`${opId}: ${count} × ${what}`);
    if (result === 'ok' && count === 0) findings.LOST.push(`${opId} was acknowledged, but there is no ${what}`);
    if (result === 'fail' && count > 0) findings.PHANTOM.push(`${opId} was refused, but there is a ${what}`);
    if (result === 'unknown' && isHalf && count === 0)
      findings.TORN.push(`${opId} was never answered and half happened: there is no ${what}`);
  }
}

/** Effects of something that no client asked for. */
function judgeUnasked(findings: Findings, operations: Operation[], facts: Facts): void {
  const asked = new Set(operations.map(({ kind, job }) => `${kind} ${job}`));
  const isOffered = (job: string) => asked.has(`offer ${job}`);
  const first = (job: string): [Kind, string] => [isOffered(job) ? 'offer' : 'apply', job];
  const second = (job: string): [Kind, string] => [isOffered(job) ? 'book' : 'hire', job];
  const effects: [Kind, string][] = [
    ...facts.jobs.map(({ title }): [Kind, string] => ['post', title]),
    ...facts.applications.map(({ job }) => first(job)),
    ...facts.applications.filter(({ status }) => status === 'hired').map(({ job }) => second(job)),
    ...facts.bookings.map(({ job }) => second(job)),
    ...facts.notices.map(({ about, job }): [Kind, string] => [about, job]),
  ];
  for (const [kind, job] of effects) {
    if (!asked.has(`${kind} ${job}`)) findings.PHANTOM.push(`${job}: nobody asked for “${kind}”, but it has happened`);
  }
}

/** A job of one position is filled exactly when one person is hired for it. */
function judgeJobs(findings: Findings, { jobs, applications }: Facts): void {
  for (const { title, status, closedReason, hiredCount } of jobs) {
    const hired = countOf(applications, title, (application) => application.status === 'hired');
    const isFilled = status === 'closed' && closedReason === 'filled';
    if (isFilled !== (hired === 1) || hiredCount !== hired)
      findings.TORN.push(`${title} is ${status} and counts ${hiredCount} hired, with ${hired} hired applications`);
  }
}

/** Every hire is a booking that takes the whole of its time, and no one's meet. */
function judgeBookings(findings: Findings, { bookings, overlaps }: Facts): void {
  for (const { job, isWhole } of bookings) if (!isWhole) findings.TORN.push(`${job}: its booking is not whole`);
  if (overlaps > 0) findings.DUP.push(`${overlaps} pairs of one person's bookings overlap`);
}

function judgeSight(findings: Findings, { opId, kind, job, result }: Operation, { seen }: Facts): void {
  if (kind === 'post') return;
  const times = (through: SeenFact['through']) =>
    countOf(seen, job, (one) => one.about === kind && one.through === through);
  for (const through of ['list', 'replay'] as const) {
    if (times(through) > 1) findings.DUP.push(`${opId}: seen ${times(through)} times in the ${through}`);
    if (result === 'ok' && times(through) === 0)
      findings.UNDELIVERED.push(`${opId} was acknowledged, but is not in the ${through}`);
  }
}

/** Compares what clients were told with what is there. Every counter must be empty. */
export function count(operations: Operation[], facts: Facts): Findings {
  const findings: Findings = { LOST: [], DUP: [], PHANTOM: [], TORN: [], UNDELIVERED: [], STUCK: [] };
  for (const operation of operations) {
    judge(findings, operation, facts);
    judgeSight(findings, operation, facts);
  }
  judgeUnasked(findings, operations, facts);
  judgeJobs(findings, facts);
  judgeBookings(findings, facts);
  findings.STUCK = facts.leftovers.filter((left) => left.count > 0).map((left) => `${left.where}: ${left.count}`);
  return findings;
}
