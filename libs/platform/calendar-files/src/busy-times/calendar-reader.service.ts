import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import type { BusyTimesFound } from './busy-times.js';
import type { CalendarToRead } from './busy-times.thread.js';

const AT_ONCE = 2;
const WAITING = 100;
const LOADED_WITHIN_MS = 30_000;
const READ_WITHIN_MS = 10_000;

/** Of the thread alone: five megabytes of text are many times that when they are read. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

export type CalendarRead = BusyTimesFound | { failure: 'took_too_long' };

/**
 * Reads calendars of strangers in a thread of its own for each, which has no environment, little memory and a deadline:
 * however a calendar is made, the service goes on.
 */
@Injectable()
export class CalendarReader {
  private readonly logger = new Logger(CalendarReader.name);
  private readonly places = bulkhead(AT_ONCE, WAITING);

  busyTimesOf(calendar: CalendarToRead, withinMs = READ_WITHIN_MS): Promise<CalendarRead> {
    return this.places.execute(() => this.read(calendar, withinMs));
  }

  private async read(calendar: CalendarToRead, withinMs: number): Promise<CalendarRead> {
    const thread = new Worker(
      /* webpackChunkName: "busy-times-thread" */ new URL('./busy-times.thread.ts', import.meta.url),
      { env: {}, stdout: true, stderr: true, resourceLimits },
    );
    try {
      await once(thread, 'message', { signal: AbortSignal.timeout(LOADED_WITHIN_MS) });
      const deadline = AbortSignal.timeout(withinMs);
      thread.postMessage(calendar);
      try {
        const [found] = (await once(thread, 'message', { signal: deadline })) as [BusyTimesFound];
        return found;
      } catch (error) {
        if (deadline.aborted) return { failure: 'took_too_long' };
        // By its code alone: the message may quote the calendar.
        const { code, name } = error as NodeJS.ErrnoException;
        this.logger.warn(`A calendar ended the thread that read it: ${code ?? name}`);
        return { failure: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'not_a_calendar' };
      }
    } finally {
      // A late error of a thread that was given up must not be one of the service.
      thread.on('error', () => undefined);
      await thread.terminate();
    }
  }
}
