import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from '@crewcall/platform-errors';
import { Logger } from '@nestjs/common';

/** As often as TypeORM tries to make its first connection, and as long between two. */
export const startTries = { retryAttempts: 10, retryDelay: 1000 } as const;

/** Does a start-up's work with the database, again where a connection for it could not be had in time. */
export async function onceReached<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= startTries.retryAttempts || !isOutage(error)) throw error;
      new Logger('Database').warn(`Postgres was not reached, and is tried again: ${(error as Error).message}`);
      await sleep(startTries.retryDelay);
    }
  }
}
