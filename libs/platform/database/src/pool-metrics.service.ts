import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '@crewcall/platform-observability';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** How many connections to Postgres are at work, and who waits for one. */
@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    const pool = (this.dataSource.driver as PostgresDriver).master as pg.Pool;
    this.metrics.gauge(
      'db.client.connection.count',
      'Connections to Postgres, by state',
      (result) => {
        result.observe(pool.idleCount, { state: 'idle' });
        result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
      },
      '{connection}',
    );
    this.metrics.gauge(
      'db.client.connection.pending_requests',
      'Pieces of work that wait for a connection',
      (result) => result.observe(pool.waitingCount),
      '{request}',
    );
  }
}
