import type { PartitionedTable } from '@crewcall/platform-database';

/** Kept longer than a dead letter is, so that one replayed late is still recognised. */
export const inboxByWeek: PartitionedTable = {
  table: 'inbox',
  key: { column: 'event_id', type: 'uuid' },
  stepDays: 7,
  stepsAhead: 2,
  keptDays: 35,
  agesBy: 'received_at',
};
