import { AuthModule } from '@crewcall/platform-auth';
import {
  type ConfigFragment,
  ConfigModule,
  DatabaseConfig,
  HttpConfig,
  RedisConfig,
  TokenConfig,
} from '@crewcall/platform-config';
import { DatabaseModule, type DatabaseModuleOptions, RedisModule } from '@crewcall/platform-database';
import { eventsMigrations, EventsModule } from '@crewcall/platform-events';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { type DynamicModule, Module } from '@nestjs/common';

export interface ServiceModuleOptions {
  service: string;
  database: DatabaseModuleOptions;
  /** What the service reads of the environment besides the addresses of its servers. */
  config: ConfigFragment[];
  /** Of every operation of its API; a process without an API has none, and knows no tokens. */
  permissions?: Parameters<typeof AuthModule.forRoot>[0]['permissions'];
}

/** Tables of the outbox, the queues and the inbox; they come before those of the service. */
export const serviceMigrations = [...queuesMigrations, ...eventsMigrations];

/** What every service stands on: configuration, logs and health, its database, Redis, queues, events and rights. */
@Module({})
export class ServiceModule {
  static forRoot({ service, database, config, permissions }: ServiceModuleOptions): DynamicModule {
    return {
      module: ServiceModule,
      imports: [
        ConfigModule.forRoot([
          HttpConfig,
          DatabaseConfig,
          RedisConfig,
          ...(permissions ? [TokenConfig] : []),
          ...config,
        ]),
        ObservabilityModule.forRoot({ service }),
        DatabaseModule.forRoot(database),
        RedisModule,
        QueuesModule.forRoot({ service }),
        EventsModule.forRoot({ service }),
        ...(permissions ? [AuthModule.forRoot({ permissions })] : []),
      ],
    };
  }
}
