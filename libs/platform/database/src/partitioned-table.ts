const DAY_MS = 24 * 60 * 60 * 1000;
const TIME_DIGITS = 12;

/** A table whose rows expire by age alone: a partition for each step of time, which goes as a whole. */
export interface PartitionedTable {
  /** This and the columns are constants of ours: they become part of statements. */
  table: string;
  /** What places a row: a column of time, or ids that begin with their time (UUIDv7). */
  key: { column: string; type: 'timestamptz' | 'uuid' };
  stepDays: number;
  /** So many steps after the present one have their partition before a row comes. */
  stepsAhead: number;
  keptDays: number;
  /** The column of time by whose age rows expire; where that is not the key, a partition stays while it has a young row. */
  agesBy: string;
}

/** A stretch of time, from its first moment until before its last. */
export interface Step {
  from: Date;
  to: Date;
}

/** Where rows lie that no other partition is for: of a time without one, or with ids that are not of our making. */
export const defaultOf = ({ table }: PartitionedTable): string => `${table}_default`;

/** Where rows lie that came before there were partitions. */
export const beforeOf = ({ table }: PartitionedTable): string => `${table}_before`;

export const partitionOf = ({ table }: PartitionedTable, { from }: Step): string =>
  `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;

/** The step that holds the moment, or the one so many steps later. */
export function stepAt({ stepDays }: PartitionedTable, at: Date, later = 0): Step {
  const length = stepDays * DAY_MS;
  const from = (Math.floor(at.getTime() / length) + later) * length;
  return { from: new Date(from), to: new Date(from + length) };
}

/** A row whose age is counted from before this is to go. */
export const expiryAt = ({ keptDays }: PartitionedTable, now: Date): Date =>
  new Date(now.getTime() - keptDays * DAY_MS);

/** The least key of that moment, as it stands in a bound. */
export function boundAt({ key }: PartitionedTable, at: Date): string {
  if (key.type === 'timestamptz') return at.toISOString();
  const time = at.getTime().toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The moment of a key, in SQL. */
export const momentOf = ({ key }: PartitionedTable, text: string): string =>
  key.type === 'timestamptz'
    ? `${text}::timestamptz`
    : `to_timestamp(('x' || left(replace(${text}, '-', ''), ${TIME_DIGITS}))::bit(48)::bigint / 1000.0)`;

export const rangeOf = (table: PartitionedTable, { from, to }: Step): string =>
  `FROM ('${boundAt(table, from)}') TO ('${boundAt(table, to)}')`;

/** Attached rather than created in its place: that holds up none who write to the others. */
export const addPartition = (table: PartitionedTable, step: Step): [create: string, attach: string] => {
  const name = partitionOf(table, step);
  return [
    `CREATE TABLE ${name} (LIKE ${table.table} INCLUDING ALL)`,
    `ALTER TABLE ${table.table} ATTACH PARTITION ${name} FOR VALUES ${rangeOf(table, step)}`,
  ];
};
