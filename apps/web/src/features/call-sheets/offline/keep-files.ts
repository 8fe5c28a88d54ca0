import type { CallSheet } from '@crewcall/contracts-bookings';
import { readToken } from '@crewcall/web-data-access';
import { ownerHere } from '../../../shared/owner';
import { dropFilesBut, keepFile, keptFileIds } from './files.storage';
import { type FileOfSheet, filesToKeep } from './kept-files';

/** A PDF is made in the seconds after its version was published; the service says when to ask again. */
const TRIES = 4;
const LONGEST_WAIT_S = 10;

/** Keeps the files of the sheets that are kept; one window at a time fetches, and what is there is not fetched again. */
export async function keepFiles(owner: string, sheets: readonly CallSheet[]): Promise<void> {
  const wanted = filesToKeep(sheets);
  await dropFilesBut(wanted);
  await alone(async () => {
    for (const file of wanted) {
      if (owner !== ownerHere()) return;
      if ((await keptFileIds(file.callId)).includes(file.id)) continue;
      const fetched = await fetchFile(file);
      if (fetched) await keepFile(owner, file, fetched);
    }
  });
}

const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('sheet-files', work) : work();

async function fetchFile({ url, size }: FileOfSheet): Promise<{ type: string; bytes: ArrayBuffer } | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${readToken() ?? ''}` } }).catch(() => null);
    if (answer?.ok) {
      const bytes = await answer.arrayBuffer();
      return bytes.byteLength <= size ? { type: answer.headers.get('content-type') ?? '', bytes } : null;
    }
    const seconds = Number(answer?.headers.get('retry-after'));
    if (answer?.status !== 503 || !(seconds > 0)) return null;
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_WAIT_S) * 1000));
  }
  return null;
}
