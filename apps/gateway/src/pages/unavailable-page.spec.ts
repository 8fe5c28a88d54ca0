import { runInNewContext } from 'node:vm';
import { unavailablePage } from './unavailable-page.js';

describe('the page that is shown while no other can be', () => {
  it('asks again until the page can be had, a few seconds apart, and then goes there', async () => {
    const script = /<script nonce="abc">([^]+?)<\/script>/.exec(unavailablePage('abc'))?.[1] ?? '';
    const asked: [string, unknown][] = [];
    const waits: number[] = [];
    // A gateway that is away, one without a web server, a failing one, one that asks for patience, a page.
    const answers = [null, { status: 503 }, { status: 500 }, { status: 429 }, { status: 200 }];
    await new Promise<void>((reload) => {
      runInNewContext(script, {
        location: { href: 'https://crew.example/jobs?page=2', reload },
        fetch: (address: string, options: unknown) => {
          const answer = answers[asked.push([address, options]) - 1];
          return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
        },
        setTimeout: (look: () => void, milliseconds: number) => {
          waits.push(milliseconds);
          setImmediate(look);
        },
      });
    });
    const question = ['https://crew.example/jobs?page=2', { method: 'HEAD', cache: 'no-store' }];
    expect(asked).toEqual(answers.map(() => question));
    expect(waits.every((one) => one >= 4_000 && one < 8_000)).toBe(true);
    expect(waits).toHaveLength(answers.length);
  });
});
