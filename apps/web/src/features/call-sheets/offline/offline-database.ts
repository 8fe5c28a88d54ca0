import type { AttendanceWord, CallSheet } from '@crewcall/contracts-bookings';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A sheet as it was when it was last read over the network. */
export interface SheetCopy {
  owner: string;
  callId: string;
  savedAt: string;
  /** When it is dropped, in milliseconds. */
  until: number;
  sheet: CallSheet;
}

/** A file of a sheet that is kept. */
export interface KeptFile {
  owner: string;
  callId: string;
  id: string;
  type: string;
  bytes: ArrayBuffer;
}

/** What was tapped and has not reached us yet. */
export interface KeptTap {
  /** Names the write, so that sending it twice is one write. */
  key: string;
  owner: string;
  callId: string;
  what: 'acknowledged' | AttendanceWord;
  at: string;
  url: string;
  body: object;
}

interface Schema extends DBSchema {
  copies: { key: [string, string]; value: SheetCopy };
  taps: { key: string; value: KeptTap };
  files: { key: [string, string, string]; value: KeptFile };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('offline', 2, {
    upgrade(database, former) {
      if (former < 1) {
        database.createObjectStore('copies', { keyPath: ['owner', 'callId'] });
        database.createObjectStore('taps', { keyPath: 'key' });
      }
      database.createObjectStore('files', { keyPath: ['owner', 'callId', 'id'] });
    },
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = null),
  }));

/** A browser may refuse storage, or have none: nothing is kept there then. */
export async function inDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work(await open());
  } catch {
    opened = null;
    return otherwise;
  }
}

/** What is of another person or of another session goes; with no owner, all of it. */
export const dropOthers = (owner: string | null): Promise<void> =>
  inDatabase(async (database) => {
    const { stores, done } = everything(database);
    for (const store of stores)
      for (let at = await store.openCursor(); at; at = await at.continue())
        if (at.value.owner !== owner) await at.delete();
    await done;
  }, undefined);

function everything(database: IDBPDatabase<Schema>) {
  const work = database.transaction(['copies', 'taps', 'files'], 'readwrite');
  return { stores: [work.objectStore('copies'), work.objectStore('taps'), work.objectStore('files')], done: work.done };
}

/** Sheets with their files. */
export const copiesAndFiles = (database: IDBPDatabase<Schema>) =>
  database.transaction(['copies', 'files'], 'readwrite');

export type CopiesAndFiles = ReturnType<typeof copiesAndFiles>;
