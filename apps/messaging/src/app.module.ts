import { messagingPermissions } from '@crewcall/contracts-messaging';
import { AuthModule } from '@crewcall/platform-auth';
import {
  ConfigModule,
  DatabaseConfig,
  HttpConfig,
  PublicUrlConfig,
  RedisConfig,
  TokenConfig,
} from '@crewcall/platform-config';
import { DatabaseModule, RedisModule } from '@crewcall/platform-database';
import { eventsMigrations, EventsModule } from '@crewcall/platform-events';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { Module } from '@nestjs/common';
import { MessagingConfig } from './config.js';
import { LiveChannelModule } from './live/live-channel.module.js';
import { CreatePeople1764000000000 } from './migrations/1764000000000-create-people.js';
import { PeopleModule } from './people/people.module.js';
import { PersonEntity } from './people/person.entity.js';

export const database = {
  entities: [PersonEntity],
  migrations: [...queuesMigrations, ...eventsMigrations, CreatePeople1764000000000],
};

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig, TokenConfig, PublicUrlConfig, MessagingConfig]),
    ObservabilityModule.forRoot({ service: 'messaging' }),
    DatabaseModule.forRoot(database),
    RedisModule,
    QueuesModule.forRoot({ service: 'messaging' }),
    EventsModule.forRoot({ service: 'messaging' }),
    AuthModule.forRoot({ permissions: messagingPermissions }),
    PeopleModule,
    LiveChannelModule,
  ],
})
export class AppModule {}
