import { joinPartitions, partitionByTime, type PrimaryKey } from '@crewcall/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inboxByWeek } from './inbox-by-week.js';

/** By the id, whose time it begins with, and not by when it came: an event that comes twice must meet itself. */
const columns = ['event_id', 'consumer'];
const primaryKey: PrimaryKey = { whole: columns, partitioned: columns };

export class PartitionInbox1700000000260 implements MigrationInterface {
  name = 'PartitionInbox1700000000260';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return partitionByTime(runner, inboxByWeek, primaryKey);
  }

  down(runner: QueryRunner): Promise<void> {
    return joinPartitions(runner, inboxByWeek, primaryKey);
  }
}
