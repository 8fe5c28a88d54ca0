import { type CallSheet, sheetLimits } from '@crewcall/contracts-bookings';
import { ownerHere } from '../../../shared/owner';
import { dropFilesWithoutSheet } from './files.storage';
import { copiesAndFiles, inDatabase, type SheetCopy } from './offline-database';

const DAY_MS = 86_400_000;

/** Two days after the call, by the wall: the hour of summer is of no account. */
const untilOf = ({ from, content }: CallSheet): number => {
  const end = content && Date.parse(`${content.ends_on}T${content.ends_at ?? '23:59'}Z`);
  return Math.max(end || 0, Date.parse(from)) + sheetLimits.keptAfterDays * DAY_MS;
};

/**
 * Keeps these and drops every other: what is not among them was cancelled, or is over. Nothing is kept for a session
 * that ended meanwhile.
 */
export const replaceCopies = (owner: string, sheets: readonly CallSheet[], now = Date.now()): Promise<void> =>
  inDatabase(async (database) => {
    const work = copiesAndFiles(database);
    const store = work.objectStore('copies');
    if (owner !== ownerHere()) return;
    await store.clear();
    const savedAt = new Date(now).toISOString();
    for (const sheet of sheets)
      await store.put({ owner, callId: sheet.call_id, savedAt, until: untilOf(sheet), sheet });
    await dropFilesWithoutSheet(work);
    await work.done;
  }, undefined);

/** Those of the session that this browser holds, soonest first; what is too old goes. */
export const ownCopies = (now = Date.now()): Promise<SheetCopy[]> =>
  inDatabase(async (database) => {
    const owner = ownerHere();
    const work = copiesAndFiles(database);
    const store = work.objectStore('copies');
    const own: SheetCopy[] = [];
    for (let at = await store.openCursor(); at; at = await at.continue())
      if (at.value.until <= now) await at.delete();
      else if (at.value.owner === owner) own.push(at.value);
    await dropFilesWithoutSheet(work);
    await work.done;
    return own.sort((one, other) => Date.parse(one.sheet.from) - Date.parse(other.sheet.from));
  }, []);

export const copyOf = async (callId: string, now = Date.now()): Promise<SheetCopy | null> =>
  (await ownCopies(now)).find((copy) => copy.callId === callId) ?? null;

/** For who is not booked on the call any more. */
export const dropCopy = (callId: string): Promise<void> =>
  inDatabase(async (database) => {
    const owner = ownerHere();
    const work = copiesAndFiles(database);
    if (owner) await work.objectStore('copies').delete([owner, callId]);
    await dropFilesWithoutSheet(work);
    await work.done;
  }, undefined);
