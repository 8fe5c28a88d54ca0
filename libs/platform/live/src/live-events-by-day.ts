import type { PartitionedTable } from '@crewcall/platform-database';

/** Two rows for each message, all gone after a week: a day goes at once. */
export const liveEventsByDay: PartitionedTable = {
  table: 'live_events',
  key: { column: 'created_at', type: 'timestamptz' },
  stepDays: 1,
  stepsAhead: 3,
  keptDays: 7,
  agesBy: 'created_at',
};
