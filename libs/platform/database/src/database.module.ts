import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseConfig } from '@crewcall/platform-config';
import { HealthRegistry, Traces } from '@crewcall/platform-observability';
import pg from 'pg';
import { DataSource, type EntityTarget, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { Database } from './database.service.js';
import { PoolMetrics } from './pool-metrics.service.js';
import { CONNECT_MS, driverLimitOf, KEPT_IDLE_MS, limitsOf } from './limits.js';
import { migrate } from './migrate.js';
import { onceReached, startTries } from './once-reached.js';
import { PooledClient } from './pooled-client.js';
import { clientOf } from './traced-client.js';
import { Replica } from './replica.service.js';
import { Transactions } from './transactions.service.js';

type Migration = new () => MigrationInterface;

/** What brings the tables of a service, in order: for those who prepare a database before it starts. */
export const MIGRATIONS = Symbol('MIGRATIONS');

export interface DatabaseModuleOptions {
  entities: EntityTarget<ObjectLiteral>[];
  migrations: Migration[];
}

/** One database and one role per service; no one else reads its tables. */
@Global()
@Module({})
export class DatabaseModule {
  constructor(@InjectDataSource() dataSource: DataSource, health: HealthRegistry) {
    const probe = async (): Promise<void> => void (await dataSource.query('SELECT 1'));
    health.register('database', probe, { stopsRequests: true });
  }

  static forRoot({ entities, migrations }: DatabaseModuleOptions): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig, Traces],
      useFactory: ({ url, poolMax, statementMs, directUrl }: DatabaseConfig, traces: Traces) => ({
        type: 'postgres' as const,
        // Named here, because a bundler does not see what TypeORM looks up by name.
        driver: pg,
        url,
        entities: entities as never[],
        migrations,
        migrationsTableName: 'migrations',
        synchronize: false,
        ...startTries,
        poolErrorHandler: (error: Error) => new Logger('Database').warn(`A connection was lost: ${error.message}`),
        extra: {
          max: poolMax,
          // Statements that do not wait for each other travel together.
          pipeline: true,
          connectionTimeoutMillis: CONNECT_MS,
          idleTimeoutMillis: KEPT_IDLE_MS,
          query_timeout: driverLimitOf(statementMs),
          keepAlive: true,
          // A pooler takes no settings of a session: there they are the role's.
          ...(directUrl ? {} : limitsOf(statementMs)),
          Client: clientOf(directUrl ? PooledClient : pg.Client, traces),
        },
      }),
    });
    return {
      module: DatabaseModule,
      imports: [connection],
      providers: [
        Transactions,
        Database,
        Replica,
        PoolMetrics,
        { provide: MIGRATIONS, useValue: migrations },
        {
          provide: 'MIGRATED',
          inject: [DataSource, DatabaseConfig],
          // Before any provider's own start-up reads a table.
          useFactory: async (dataSource: DataSource, config: DatabaseConfig) => {
            const applied = config.migrateOnBoot ? await onceReached(() => migrate(dataSource, config)) : [];
            if (applied.length) new Logger('Migrations').log(`Applied ${applied.join(', ')}`);
            return applied;
          },
        },
      ],
      exports: [Transactions, Database, Replica],
    };
  }
}
