import { joinPartitions, partitionByTime, type PrimaryKey } from '@crewcall/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { liveEventsByDay } from './live-events-by-day.js';

/** The key of a partitioned table must hold the day; numbers are unique without it, since a counter's lock gives them. */
const primaryKey: PrimaryKey = { whole: ['user_id', 'seq'], partitioned: ['user_id', 'seq', 'created_at'] };

export class PartitionLiveEvents1700000000310 implements MigrationInterface {
  name = 'PartitionLiveEvents1700000000310';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return partitionByTime(runner, liveEventsByDay, primaryKey);
  }

  down(runner: QueryRunner): Promise<void> {
    return joinPartitions(runner, liveEventsByDay, primaryKey);
  }
}
