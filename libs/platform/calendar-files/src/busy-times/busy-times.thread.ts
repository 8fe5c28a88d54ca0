import { parentPort } from 'node:worker_threads';
import { busyTimesIn, type BusyTimesWanted } from './busy-times.js';

/** A calendar to look at. */
export interface CalendarToRead {
  bytes: Uint8Array;
  wanted: BusyTimesWanted;
}

/** Says that it is loaded, looks at one calendar, and answers with its times. */
parentPort?.once('message', ({ bytes, wanted }: CalendarToRead) => {
  parentPort?.postMessage(busyTimesIn(Buffer.from(bytes).toString('utf8'), wanted));
});
parentPort?.postMessage('loaded');
