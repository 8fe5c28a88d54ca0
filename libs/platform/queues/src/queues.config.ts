import { IsInt, Max, Min } from 'class-validator';
import { Env } from '@crewcall/platform-config';

/** How hard a process works on its queues. The defaults suit every service. */
export class QueuesConfig {
  @Env('QUEUE_CONCURRENCY', { about: 'Messages of one queue that this process handles side by side.', default: 10 })
  @IsInt()
  @Min(1)
  @Max(200)
  concurrency!: number;

  @Env('QUEUE_RETRY_DELAY_MS', {
    about: 'Wait before the second attempt; it doubles with every further one.',
    default: 1000,
  })
  @IsInt()
  @Min(1)
  @Max(60_000)
  retryDelayMs!: number;
}

/** Token: which service this process is, and so which queues are its own. */
export const QUEUES_SERVICE = Symbol('QUEUES_SERVICE');
