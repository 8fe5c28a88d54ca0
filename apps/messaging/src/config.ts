import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

/** What messaging alone is told by its environment. */
export class MessagingConfig {
  @Env('LIVE_SOCKETS_MAX', { about: 'Open sockets this process holds at most.', default: 10_000 })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  socketsMax!: number;

  @Env('LIVE_SOCKETS_PER_USER', {
    about: 'Open sockets of one person in this process: many tabs, no flood.',
    default: 20,
  })
  @IsInt()
  @Min(1)
  @Max(1000)
  socketsPerUser!: number;

  @Env('MESSAGES_PER_TEN_SECONDS', { about: 'Messages one person sends within ten seconds at most.', default: 60 })
  @IsInt()
  @Min(1)
  @Max(100_000)
  messagesPerTenSeconds!: number;

  @Env('BULK_MESSAGES_PER_HOUR', { about: 'Times that one person writes to many at once within an hour.', default: 20 })
  @IsInt()
  @Min(1)
  @Max(100_000)
  bulkMessagesPerHour!: number;

  @Env('CONVERSATIONS_PER_DAY', {
    about: 'Conversations one person begins within a day at most with people they have not dealt with.',
    default: 100,
  })
  @IsInt()
  @Min(1)
  @Max(100_000)
  conversationsPerDay!: number;
}
