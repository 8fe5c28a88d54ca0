import { ownerHere } from '../../../shared/owner';
import type { FileOfSheet } from './kept-files';
import { copiesAndFiles, type CopiesAndFiles, inDatabase } from './offline-database';

type Named = Pick<FileOfSheet, 'callId' | 'id'>;

/** Those of a call that are on this device, of the session that this browser holds. */
export const keptFileIds = (callId: string): Promise<string[]> =>
  inDatabase(async (database) => {
    const keys = await database.getAllKeys('files');
    return keys.filter(([owner, call]) => owner === ownerHere() && call === callId).map(([, , id]) => id);
  }, []);

export const keptFile = ({ callId, id }: Named): Promise<Blob | null> =>
  inDatabase(async (database) => {
    const owner = ownerHere();
    const kept = owner ? await database.get('files', [owner, callId, id]) : undefined;
    return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
  }, null);

/** Only while its sheet is kept too, for the same session. */
export const keepFile = (
  owner: string,
  { callId, id }: Named,
  file: { type: string; bytes: ArrayBuffer },
): Promise<void> =>
  inDatabase(async (database) => {
    const work = copiesAndFiles(database);
    const isWanted = owner === ownerHere() && (await work.objectStore('copies').get([owner, callId])) !== undefined;
    if (isWanted) await work.objectStore('files').put({ owner, callId, id, ...file });
    await work.done;
  }, undefined);

/** Every file but these goes. */
export const dropFilesBut = (kept: readonly Named[]): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    for (let at = await store.openCursor(); at; at = await at.continue())
      if (!kept.some(({ callId, id }) => callId === at?.value.callId && id === at.value.id)) await at.delete();
    await done;
  }, undefined);

/** In the transaction that drops sheets. */
export async function dropFilesWithoutSheet(work: CopiesAndFiles): Promise<void> {
  const [copies, files] = [work.objectStore('copies'), work.objectStore('files')];
  for (const [owner, callId, id] of await files.getAllKeys())
    if ((await copies.getKey([owner, callId])) === undefined) await files.delete([owner, callId, id]);
}
