import { until } from '@crewcall/tools-seed';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill, Evidence, Scene } from '../drills/drill.js';
import { startConversation } from '../load/conversation.js';
import { firstOf } from '../load/people.js';
import { linked } from '../product/product.js';
import { Clamd, type ScannerMood } from './clamd.js';
import { FaultyStore, type StoreTrouble } from './faulty-store.js';
import { Files, type SentFile } from './files.js';
import { orphansOf } from './stored-files.js';

const TOLD_WITHIN_MS = 60_000;
/** What waits for the store or the scanner asks again after seven seconds at most. */
const DECIDED_WITHIN_MS = 60_000;
const EACH = 4;
/** Longer than the attempts of a task that fails. */
const TROUBLE_MS = 25_000;

async function filesOf({ product, people }: Scene): Promise<Files> {
  const [sender, reader] = [firstOf(people.companies), firstOf(people.crew)];
  const { id } = await startConversation(product.origin, sender, reader, 'Here are the pictures.', TOLD_WITHIN_MS);
  return new Files(product.origin, sender, reader, id);
}

const taken = (files: readonly SentFile[]): SentFile[] => files.filter(({ id }) => id);

/** 200 when the reader gets it, 403 when it is blocked. */
async function verdictOn(files: Files, file: SentFile): Promise<number | null> {
  let status: number | null = null;
  const isDecided = async () => {
    status = await files.statusOf(file);
    return status === 200 || status === 403;
  };
  await until('a verdict', isDecided, DECIDED_WITHIN_MS);
  return status;
}

/** Everything that was taken is there whole, for its reader, in the end; of what the store denied it may be that it is blocked. */
async function judge({ limits, product }: Scene, files: Files, denied: readonly SentFile[] = []): Promise<void> {
  let [broken, blocked] = [0, 0];
  for (const file of taken(files.sent)) {
    const status = await verdictOn(files, file);
    if (status === 403 && !denied.includes(file)) blocked += 1;
    if (status === 200 && !(await files.isWhole(file))) broken += 1;
  }
  limits.none('files that are not what was sent', broken);
  limits.none('good files that were blocked', blocked);
  limits.none('ORPHAN', (await orphansOf(product)).length);
}

const isStoreTrouble = (trouble: string): trouble is StoreTrouble =>
  ['error', 'slow-down', 'wrong-etag', 'missing'].includes(trouble);
const troubles = ['slow', 'reset', 'error', 'slow-down', 'wrong-etag', 'missing'];

export const storeTroubled: Drill = {
  name: 'store-troubled',
  fault: 'F6',
  about:
    'the object store is slow, resets, fails, says to slow down, names other ETags and has nothing while files are sent',
  needs: linked,
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, watch, limits } = scene;
    const line = product.links.line('messaging', 's3');
    const endpoint = Number(new URL(product.service('messaging').settings.S3_ENDPOINT ?? '').port);
    const store = await FaultyStore.before(endpoint);
    const files = await filesOf(scene);
    line.lead(store.port);
    line.cut();
    try {
      // One that was handed in before the trouble is decided about in it.
      await files.send();
      watch.broken();
      const denied: SentFile[] = [];
      for (const trouble of troubles) {
        // What waited for its verdict would be denied as well.
        if (trouble === 'missing') for (const file of taken(files.sent)) await verdictOn(files, file);
        if (trouble === 'slow') line.add('both', { type: 'bandwidth', bytesPerSecond: 1024 });
        if (trouble === 'reset') line.add('upstream', { type: 'limit_data', bytes: 2000 });
        if (isStoreTrouble(trouble)) store.trouble = trouble;
        const before = files.sent.length;
        await Promise.all([sleep(TROUBLE_MS), ...Array.from({ length: EACH }, () => files.send())]);
        if (trouble === 'missing') denied.push(...files.sent.slice(before));
        store.trouble = 'none';
        line.clear();
        line.cut();
        await files.send();
      }
      watch.healed();
      await judge(scene, files, denied);
      limits.none('failed reads of everything', watch.failedDuring());
      return { 'files taken': taken(files.sent).length, 'files refused': files.sent.length - taken(files.sent).length };
    } finally {
      line.lead(endpoint);
      line.cut();
      await store.close();
    }
  },
};

const scanned = {
  isLinked: true,
  settings: { messaging: { SCANNER: 'clamav', CLAMAV_URL: 'tcp://127.0.0.1:3310', SCAN_WITHIN_MS: '5000' } },
} as const;

export const scannerTroubled: Drill = {
  name: 'scanner-troubled',
  fault: 'F7',
  about: 'the virus scanner is away, says nothing, crashes, and finds something',
  needs: scanned,
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, limits } = scene;
    const line = product.links.line('messaging', 'scanner');
    await line.refuse();
    const files = await filesOf(scene);
    const clamd = await Clamd.listen();
    let early = 0;
    const during = async (mood: ScannerMood | 'away') => {
      if (mood !== 'away') clamd.mood = mood;
      const sent = taken(await Promise.all(Array.from({ length: EACH }, () => files.send())));
      const end = Date.now() + TROUBLE_MS;
      while (Date.now() < end) {
        for (const file of sent) if ((await files.statusOf(file)) === 200) early += 1;
        await sleep(1000);
      }
    };
    try {
      await during('away');
      line.lead(clamd.port);
      await line.listen();
      await during('silent');
      await during('crashing');
      clamd.mood = 'clean';
      await judge(scene, files);
      clamd.mood = 'infected';
      const bad = taken(await Promise.all(Array.from({ length: EACH }, () => files.send())));
      const isBlocked = async (file: SentFile) => (await files.statusOf(file)) === 403;
      for (const file of bad) await until('a verdict', () => isBlocked(file), DECIDED_WITHIN_MS);
      limits.none('files handed out without a verdict', early);
      return {
        'files taken': taken(files.sent).length,
        'blocked as infected': bad.length,
        'files looked at': clamd.asked,
      };
    } finally {
      await clamd.close();
    }
  },
};
