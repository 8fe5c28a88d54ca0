import { pauseBefore, Supervised } from './supervised.js';
import { untilReady } from '../wait.js';

/** A process that says “up”, then does what the code says. */
const program = (code: string) => ({
  name: 'sample',
  command: process.execPath,
  args: ['-e', `console.log('up'); ${code}`],
  env: { PATH: process.env.PATH },
});

describe('a supervised process', () => {
  it('waits a second before the first new start and half a minute at most', () => {
    expect([1, 2, 3, 6, 20].map(pauseBefore)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });

  it('is started again after a crash, and says so', async () => {
    const said: string[] = [];
    const pids: (number | undefined)[] = [];
    let isBack: () => void;
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    const supervised = Supervised.start({
      options: program('setInterval(() => 0, 1000)'),
      ready: () => Promise.resolve(),
      say: (line) => {
        said.push(line);
        if (line === 'sample is back.') isBack();
      },
      started: ({ pid }) => pids.push(pid),
    });
    await supervised.ready();
    process.kill(supervised.pid ?? 0, 'SIGKILL');
    await back;
    await supervised.stop(2000);
    expect(said[0]).toMatch(/^sample was ended by SIGKILL\. Starting it again in 1 s\.$/);
    expect(new Set(pids).size).toBe(2);
  });

  it('is not started again when its first start fails; the sentence holds its last words', async () => {
    const options = program("console.error('Error: no luck today'); process.exit(3)");
    const supervised = Supervised.start({
      options,
      ready: (child) => untilReady(child, () => Promise.resolve(false), 4000),
      say: () => undefined,
    });
    await expect(supervised.ready()).rejects.toThrow('sample left with code 3: Error: no luck today');
  });
});
