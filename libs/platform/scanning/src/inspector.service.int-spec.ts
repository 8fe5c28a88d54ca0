import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brokenPdfs, buildPdf, type HostileFile, hostileFiles } from '@crewcall/testing-files';
import { Inspector } from './inspector.service.js';
import type { ScanningConfig } from './scanning.config.js';
import { ScannerBusyError } from './scanning.errors.js';

const FIVE_MINUTES = 300_000;

const MB = 1024 * 1024;

/** As many as are looked at side by side in a service. */
async function sideBySide<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const one = async (): Promise<void> => {
    for (let item = rest.shift(); item; item = rest.shift()) await work(item);
  };
  await Promise.all([one(), one()]);
}

describe('files that are made to do harm', () => {
  const inspector = new Inspector({ inspectWithinMs: 10_000 } as ScanningConfig);
  let corpus: HostileFile[];
  beforeAll(async () => {
    corpus = await hostileFiles();
  }, FIVE_MINUTES);

  it(
    'are refused, each, while the service goes on [F2] [F3] [S54] [S56]',
    async () => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      const passed: string[] = [];
      delay.enable();
      await sideBySide(corpus, async ({ what, bytes, fileName }) => {
        expect(bytes.length).toBeLessThan(5 * MB);
        if (!(await inspector.threatIn({ bytes, fileName }))) passed.push(what);
      });
      delay.disable();
      expect(passed).toEqual([]);
      expect(delay.percentile(99) / 1e6).toBeLessThan(100);
      expect(delay.max / 1e6).toBeLessThan(1000);
    },
    FIVE_MINUTES,
  );

  it(
    'end at most a thread of their own, and the next file is looked at',
    async () => {
      for (const { bytes, fileName } of brokenPdfs()) await inspector.threatIn({ bytes, fileName });
      const endless = { bytes: buildPdf('('.repeat(4 * MB)), fileName: 'cv.pdf' };
      expect(await inspector.threatIn(endless)).toBe('unreadable');
      expect(await inspector.threatIn({ bytes: buildPdf(), fileName: 'cv.pdf' })).toBeNull();
    },
    FIVE_MINUTES,
  );

  it(
    'are looked at two at a time, and only so many wait [F9]',
    async () => {
      const answers = await Promise.allSettled(
        Array.from({ length: 40 }, () => inspector.threatIn({ bytes: Buffer.from('MZ'), fileName: 'cv.pdf' })),
      );
      const busy = answers.filter((answer) => answer.status === 'rejected');
      expect(busy).toHaveLength(14);
      expect(busy.every(({ reason }) => reason instanceof ScannerBusyError)).toBe(true);
    },
    FIVE_MINUTES,
  );
});
