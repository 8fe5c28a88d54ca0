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
}
