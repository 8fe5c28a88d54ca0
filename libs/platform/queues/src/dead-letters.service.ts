import { Inject, Injectable, type INestApplicationContext } from '@nestjs/common';
import type { Job } from 'bullmq';
import { QueueConnections } from './queue-connections.service.js';
import { QUEUES_SERVICE } from './queues.config.js';

export interface DeadLetter {
  id: string;
  queue: string;
  name: string;
  reason: string;
  attempts: number;
  failedAt: string;
  data: unknown;
}

const PAGE = 1000;

export function toDeadLetter(queue: string, job: Job<unknown>): DeadLetter {
  const { id = '', name, failedReason, attemptsMade, finishedOn = 0, data } = job;
  return {
    id,
    queue,
    name,
    reason: failedReason,
    attempts: attemptsMade,
    failedAt: new Date(finishedOn).toISOString(),
    data,
  };
}

/** False for one that did not fail, or is not there. */
export async function replayJob(job: Job | undefined): Promise<boolean> {
  if (!(await job?.isFailed())) return false;
  await job?.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  return true;
}

/** Messages of this service that failed for good. They stay until someone replays them, 30 days at most. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly connections: QueueConnections,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  /** Newest first. */
  async list(limit = 100): Promise<DeadLetter[]> {
    const found = await Promise.all(this.queues.map((queue) => this.of(queue, limit)));
    return found
      .flat()
      .sort((a, b) => b.failedAt.localeCompare(a.failedAt))
      .slice(0, limit);
  }

  /** Gives one message its attempts back. False when there is none of that id. */
  async replay(id: string): Promise<boolean> {
    for (const queue of this.queues) {
      if (await replayJob(await this.connections.queue(queue).getJob(id))) return true;
    }
    return false;
  }

  /** All of them, or those of one name, as after the mending of a consumer. Answers how many. */
  async replayAll(name?: string): Promise<number> {
    const letters = await this.list(PAGE);
    const chosen = letters.filter((letter) => !name || letter.name === name);
    for (const { id } of chosen) await this.replay(id);
    return chosen.length;
  }

  /** Takes away all that hold any of the words, such as the id of a user who is gone. Answers how many. */
  async removeWith(words: readonly string[]): Promise<number> {
    const found = await Promise.all(this.queues.map((queue) => this.failedWith(queue, words)));
    for (const job of found.flat()) await job.remove();
    return found.flat().length;
  }

  private async failedWith(queue: string, words: readonly string[]): Promise<Job[]> {
    const found: Job[] = [];
    for (let start = 0; ; start += PAGE) {
      const jobs = (await this.connections.queue(queue).getFailed(start, start + PAGE - 1)) as Job[];
      const holds = ({ data, failedReason, stacktrace }: Job): boolean => {
        const text = JSON.stringify([data, failedReason, stacktrace]);
        return words.some((word) => text.includes(word));
      };
      found.push(...jobs.filter(holds));
      if (jobs.length < PAGE) return found;
    }
  }

  private get queues(): string[] {
    return [`events.${this.service}`, `tasks.${this.service}`];
  }

  private async of(queue: string, limit: number): Promise<DeadLetter[]> {
    const jobs = (await this.connections.queue(queue).getFailed(0, limit - 1)) as Job<unknown>[];
    return jobs.map((job) => toDeadLetter(queue, job));
  }
}

/**
 * For `runService({ commands: deadLetterCommands })`:
 * `dead-letters` lists, `replay-dead-letters <id | name | all>` replays.
 */
export const deadLetterCommands = {
  'dead-letters': async (app: INestApplicationContext): Promise<void> => {
    for (const letter of await app.get(DeadLetters, { strict: false }).list()) {
      process.stdout.write(`${JSON.stringify(letter)}\n`);
    }
  },
  'replay-dead-letters': async (app: INestApplicationContext, [which]: string[]): Promise<void> => {
    if (!which) throw new Error('Name an id, the name of an event or task, or `all`.');
    const letters = app.get(DeadLetters, { strict: false });
    const replayed = (await letters.replay(which)) ? 1 : await letters.replayAll(which === 'all' ? undefined : which);
    process.stdout.write(`Replayed ${replayed}\n`);
  },
};
