import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseConfig } from '@crewcall/platform-config';
import { HealthRegistry, Traces } from '@crewcall/platform-observability';
import pg from 'pg';
import { DataSource, type EntityTarget, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { Database } from './database.js';
import { PoolMetrics } from './pool-metrics.js';
import { migrate } from './migrate.js';
import { tracedClient } from './traced-client.js';
import { Transactions } from './transactions.js';

/** In which Postgres' word that a statement took too long arrives. */
const LINE_MS = 2000;

type Migration = new () => MigrationInterface;

export interface DatabaseModuleOptions {
  entities: EntityTarget<ObjectLiteral>[];
  migrations: Migration[];
}

/** One database and one role per service; no one else reads its tables. */
@Global()
@Module({})
export class DatabaseModule {
  constructor(@InjectDataSource() dataSource: DataSource, health: HealthRegistry) {
    health.register('database', async () => {
      await dataSource.query('SELECT 1');
    });
  }

  static forRoot({ entities, migrations }: DatabaseModuleOptions): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig, Traces],
      useFactory: ({ url, poolMax, statementMs }: DatabaseConfig, traces: Traces) => ({
        type: 'postgres' as const,
        // Named here, because a bundler does not see what TypeORM looks up by name.
        driver: pg,
        url,
        entities: entities as never[],
        migrations,
        migrationsTableName: 'migrations',
        synchronize: false,
        retryAttempts: 10,
        retryDelay: 1000,
        poolErrorHandler: (error: Error) => new Logger('Database').warn(`A connection was lost: ${error.message}`),
        extra: {
          max: poolMax,
          // Statements that do not wait for each other travel together.
          pipeline: true,
          connectionTimeoutMillis: 3000,
          idle_in_transaction_session_timeout: 15_000,
          statement_timeout: statementMs,
          // Postgres ends what takes too long. Where not even that arrives, its line is dead and goes with its connection.
          query_timeout: statementMs + LINE_MS,
          lock_timeout: 5000,
          keepAlive: true,
          ...(traces.isOn ? { Client: tracedClient(traces) } : {}),
        },
      }),
    });
    return {
      module: DatabaseModule,
      imports: [connection],
      providers: [
        Transactions,
        Database,
        PoolMetrics,
        {
          provide: 'MIGRATED',
          inject: [DataSource, DatabaseConfig],
          // Before any provider's own start-up reads a table.
          useFactory: async (dataSource: DataSource, config: DatabaseConfig) => {
            const applied = config.migrateOnBoot ? await migrate(dataSource) : [];
            if (applied.length) new Logger('Migrations').log(`Applied ${applied.join(', ')}`);
            return applied;
          },
        },
      ],
      exports: [Transactions, Database],
    };
  }
}
