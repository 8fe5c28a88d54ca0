/** Who is killed: the one that carries the operation out, and the others beside it. */
const victims = ['jobs', 'jobs-worker', 'redis', 'postgres'] as const;
export type Victim = (typeof victims)[number];

/** The tables that each operation writes, in its order; the outbox goes with the commit. */
export const written = {
  confirm: [
    'idempotency_keys',
    'bookings.members',
    'bookings.bookings',
    'bookings.offers',
    'bookings.roles',
    'bookings.history',
    'jobs',
    'outbox',
  ],
  promotion: [
    'bookings.members',
    'bookings.bookings',
    'bookings.offers',
    'bookings.roles',
    'bookings.history',
    'bookings.deadlines',
    'outbox',
  ],
  /** The one that a company starts a cover with, in jobs. */
  'first-wave': [
    'idempotency_keys',
    'bookings.rescues',
    'bookings.rescue_people',
    'bookings.rescue_steps',
    'bookings.deadlines',
    'bookings.members',
    'applications',
    'bookings.offers',
    'bookings.history',
    'outbox',
  ],
  /** The next, in jobs-worker. */
  wave: [
    'bookings.members',
    'applications',
    'bookings.offers',
    'bookings.history',
    'bookings.rescue_people',
    'bookings.deadlines',
    'bookings.rescues',
    'bookings.rescue_steps',
    'outbox',
  ],
  publication: ['idempotency_keys', 'bookings.call_sheets', 'bookings.sheet_receipts', 'outbox'],
} as const;
export type Operation = keyof typeof written;
export const operations = Object.keys(written) as Operation[];

export interface Kill {
  operation: Operation;
  table: string;
  victim: Victim;
}

/** What every test run takes: who carries it out, between two of its writes and with its commit; of a confirm also Redis and Postgres. */
const short: Record<Operation, { tables: string[]; of: readonly Victim[] }> = {
  confirm: { tables: ['bookings.bookings', 'outbox'], of: ['jobs', 'redis', 'postgres'] },
  promotion: { tables: ['bookings.bookings', 'bookings.deadlines', 'outbox'], of: ['jobs-worker'] },
  'first-wave': { tables: ['bookings.offers', 'outbox'], of: ['jobs'] },
  wave: { tables: ['bookings.offers', 'outbox'], of: ['jobs-worker'] },
  publication: { tables: ['bookings.sheet_receipts', 'outbox'], of: ['jobs'] },
};

/** Each victim is killed at each table of each operation. */
export function planOf(chosen: readonly Operation[], isShort: boolean): Kill[] {
  return chosen.flatMap((operation) => {
    const { tables, of } = isShort ? short[operation] : { tables: written[operation], of: victims };
    return of.flatMap((victim) => tables.map((table) => ({ operation, table, victim })));
  });
}
