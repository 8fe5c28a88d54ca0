import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Transactions } from '@crewcall/platform-database';
import { type TaskDefinition, Tasks } from './tasks.service.js';

const LOOK_EVERY_SECONDS = 5;

/** Enqueues recurring tasks when they are due. The row that says when is moved on in the same transaction, so each is due once. */
@Injectable()
export class TaskSchedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TaskSchedules.name);
  private readonly entries: { task: TaskDefinition; everySeconds: number }[] = [];
  private timer?: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly tasks: Tasks,
  ) {}

  add(task: TaskDefinition, everySeconds: number): void {
    if (!Number.isInteger(everySeconds) || everySeconds < LOOK_EVERY_SECONDS)
      throw new Error(
        `${task.name} cannot recur every ${everySeconds} s: whole seconds, ${LOOK_EVERY_SECONDS} or more`,
      );
    this.entries.push({ task, everySeconds });
  }

  /** What recurs in this service, in seconds. */
  get intervals(): Record<string, number> {
    return Object.fromEntries(this.entries.map(({ task, everySeconds }) => [task.name, everySeconds]));
  }

  onApplicationBootstrap(): void {
    if (!this.entries.length) return;
    this.looking = this.look();
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look());
    }, LOOK_EVERY_SECONDS * 1000).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      for (const { task, everySeconds } of this.entries) await this.enqueueIfDue(task, everySeconds);
    } catch (error) {
      this.logger.warn(`Schedules wait: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async enqueueIfDue(task: TaskDefinition, everySeconds: number): Promise<void> {
    await this.transactions.run(async () => {
      // Due at its first sight, then once per interval after the last time it was due.
      const due = await this.database.query(
        `INSERT INTO task_schedules AS s (name, next_at) VALUES ($1, now() + make_interval(secs => $2))
         ON CONFLICT (name) DO UPDATE SET next_at = now() + make_interval(secs => $2) WHERE s.next_at <= now()
         RETURNING name`,
        [task.name, everySeconds],
      );
      if (due.length) await this.tasks.enqueue(task, new task.payload(), { key: 'schedule' });
    });
  }
}
