import type { Attempt, Kind, Outcome } from '../load/ledger.js';
import { count, counters, type Findings } from './count.js';
import type { Facts } from './facts.js';
import { operationsOf, paceOf } from './operations.js';

const JOB = 'Rigger 0001';

const attempt = (kind: Kind, result: Outcome = 'ok', changes: Partial<Attempt> = {}): Attempt => ({
  opId: `${JOB} ${kind}`,
  key: `key-${kind}`,
  kind,
  job: JOB,
  invokedAt: '2026-11-21T10:00:00.000Z',
  result,
  status: { ok: 200, fail: 409, unknown: null }[result],
  ackAt: result === 'unknown' ? null : '2026-11-21T10:00:00.100Z',
  ...changes,
});

const ledger = (hire: Outcome = 'ok') => [attempt('post'), attempt('apply'), attempt('hire', hire)];

/** One job, posted, applied for and hired for, and both sides know. */
const facts = (changes: Partial<Facts> = {}): Facts => ({
  jobs: [{ title: JOB, status: 'closed', closedReason: 'filled', hiredCount: 1 }],
  applications: [{ job: JOB, status: 'hired' }],
  bookings: [{ job: JOB, isWhole: true }],
  overlaps: 0,
  notices: [
    { about: 'apply', job: JOB },
    { about: 'hire', job: JOB },
  ],
  seen: [
    { about: 'apply', job: JOB, through: 'list' },
    { about: 'apply', job: JOB, through: 'replay' },
    { about: 'hire', job: JOB, through: 'list' },
    { about: 'hire', job: JOB, through: 'replay' },
  ],
  leftovers: [{ where: 'outbox of jobs', count: 0 }],
  ...changes,
});

const applied: Partial<Facts> = {
  jobs: [{ title: JOB, status: 'active', closedReason: null, hiredCount: 0 }],
  applications: [{ job: JOB, status: 'applied' }],
  bookings: [],
  notices: [{ about: 'apply', job: JOB }],
  seen: facts().seen.filter(({ about }) => about === 'apply'),
};

/** How many of each are found; those with none are left out. */
const found = (attempts: Attempt[], there: Partial<Facts> = {}): Partial<Record<keyof Findings, number>> => {
  const findings = count(operationsOf(attempts), facts(there));
  return Object.fromEntries(counters.map((name) => [name, findings[name].length]).filter(([, number]) => number));
};

describe('the counting of losses', () => {
  it('finds nothing when everything that was promised is there once', () => {
    expect(found(ledger())).toEqual({});
    expect(found([], { jobs: [], applications: [], bookings: [], notices: [], seen: [] })).toEqual({});
  });

  it('finds a confirm that was acknowledged and is not booked, twice, in part, or over another [R539]', () => {
    expect(found(ledger(), { bookings: [] })).toEqual({ LOST: 1 });
    expect(found(ledger(), { bookings: [...facts().bookings, ...facts().bookings] })).toEqual({ DUP: 1 });
    expect(found(ledger(), { bookings: [{ job: JOB, isWhole: false }] })).toEqual({ TORN: 1 });
    expect(found(ledger(), { overlaps: 2 })).toEqual({ DUP: 1 });
  });

  it('counts an offer that was taken as it counts a hire', () => {
    const taken: Attempt[] = [attempt('post'), attempt('offer'), attempt('book')];
    const notices = [
      { about: 'offer' as const, job: JOB },
      { about: 'book' as const, job: JOB },
    ];
    const seen = notices.flatMap((notice) => [
      { ...notice, through: 'list' as const },
      { ...notice, through: 'replay' as const },
    ]);
    expect(found(taken, { notices, seen })).toEqual({});
    expect(found(taken, { notices, seen, bookings: [] })).toEqual({ LOST: 1 });
    expect(found(taken, { notices: notices.slice(0, 1), seen })).toEqual({ LOST: 1 });
    expect(found(taken.slice(0, 2), { notices, seen })).toEqual({ PHANTOM: 3 });
  });

  it('takes an operation without an answer either way, whole or not at all', () => {
    expect(found(ledger('unknown'))).toEqual({});
    expect(found(ledger('unknown'), applied)).toEqual({});
  });

  it('finds what was acknowledged and is not there as lost', () => {
    const withoutHireNotice = { notices: [{ about: 'apply' as const, job: JOB }] };
    expect(found(ledger(), withoutHireNotice)).toEqual({ LOST: 1 });
    expect(found(ledger(), applied)).toEqual({ LOST: 3, UNDELIVERED: 2 });
    expect(found([attempt('post')], { jobs: [], applications: [], bookings: [], notices: [], seen: [] })).toEqual({
      LOST: 1,
    });
  });

  it('finds a second notification, application or job as a duplicate', () => {
    const { jobs, applications, notices } = facts();
    expect(found(ledger(), { notices: [...notices, { about: 'hire', job: JOB }] })).toEqual({ DUP: 1 });
    expect(found(ledger(), { applications: [...applications, { job: JOB, status: 'applied' }] })).toEqual({ DUP: 1 });
    expect(found(ledger(), { jobs: [...jobs, ...jobs] })).toEqual({ DUP: 1 });
  });

  it('finds what is shown twice as a duplicate, also when it is one row', () => {
    const { seen } = facts();
    expect(found(ledger(), { seen: [...seen, { about: 'hire', job: JOB, through: 'replay' }] })).toEqual({ DUP: 1 });
  });

  it('finds what was refused, or never asked for, as a phantom', () => {
    expect(found(ledger('fail'))).toEqual({ PHANTOM: 3 });
    expect(found(ledger().slice(0, 2))).toEqual({ PHANTOM: 3 });
    const { notices } = facts();
    expect(found(ledger(), { notices: [...notices, { about: 'hire', job: 'Rigger 0002' }] })).toEqual({ PHANTOM: 1 });
  });

  it('finds half of an unanswered hire as torn', () => {
    expect(found(ledger('unknown'), { notices: applied.notices, seen: applied.seen })).toEqual({ TORN: 1 });
    expect(found(ledger('unknown'), { ...applied, notices: facts().notices })).toEqual({ TORN: 2 });
  });

  it('finds a hire whose job stayed open, and a filled job without a hire, as torn', () => {
    const open = { title: JOB, status: 'active', closedReason: null, hiredCount: 0 };
    expect(found(ledger(), { jobs: [open] })).toEqual({ TORN: 1 });
    expect(found(ledger().slice(0, 2), { ...applied, jobs: facts().jobs })).toEqual({ TORN: 1 });
    expect(found(ledger(), { jobs: [{ ...open, status: 'closed', closedReason: 'filled' }] })).toEqual({ TORN: 1 });
  });

  it('finds a row that its person cannot see as undelivered', () => {
    const seen = facts().seen.filter(({ about, through }) => about !== 'hire' || through !== 'list');
    expect(found(ledger(), { seen })).toEqual({ UNDELIVERED: 1 });
  });

  it('finds what does not come to rest, or was given up, as stuck', () => {
    expect(found(ledger(), { leftovers: [{ where: 'dead letters of notifications', count: 3 }] })).toEqual({
      STUCK: 1,
    });
  });

  it('names what it found', () => {
    const { LOST } = count(operationsOf(ledger()), facts({ notices: applied.notices }));
    expect(LOST).toEqual(['Rigger 0001 hire was acknowledged, but there is no notification (hire)']);
  });
});

describe('an operation that was sent more than once', () => {
  it('is one operation, and acknowledged when any sending was', () => {
    const twice = [attempt('hire', 'unknown'), attempt('hire', 'ok')];
    expect(operationsOf(twice)).toEqual([{ opId: `${JOB} hire`, kind: 'hire', job: JOB, result: 'ok' }]);
    expect(operationsOf([...twice, attempt('hire', 'unknown')])).toMatchObject([{ result: 'ok' }]);
  });

  it('is what the last answer says when none acknowledged it', () => {
    expect(operationsOf([attempt('hire', 'unknown'), attempt('hire', 'fail')])).toMatchObject([{ result: 'fail' }]);
  });
});

describe('the pace of a drill', () => {
  it('is told by what was not acknowledged and the longest time without success', () => {
    const at = (second: number) => ({ ackAt: new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString() });
    const attempts = [
      attempt('post', 'ok', at(1)),
      attempt('hire', 'ok', at(12)),
      attempt('apply', 'unknown'),
      attempt('apply', 'ok', at(3)),
    ];
    expect(paceOf(attempts)).toEqual({ operations: 3, attempts: 4, errors: 0.25, outageMs: 9000 });
    expect(paceOf([])).toEqual({ operations: 0, attempts: 0, errors: 0, outageMs: 0 });
  });
});
