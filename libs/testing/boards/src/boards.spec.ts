import { type Boards, simulatorKeys, startBoards } from './server.js';

interface ReedPage {
  results: {
    jobId: number;
    jobTitle: string;
    date: string;
    jobUrl: string;
    employerName: string;
    locationName: string;
  }[];
  totalResults: number;
}
interface AdzunaPage {
  count: number;
  results: { id: string; title: string; company: { display_name: string }; location: { display_name: string } }[];
}

describe('the simulated boards', () => {
  let boards: Boards;
  let now = new Date('2026-11-21T12:00:00Z');
  const authorization = `Basic ${Buffer.from(`${simulatorKeys.reedKey}:`).toString('base64')}`;
  const reed = async <T = ReedPage>(path: string) =>
    (await (await fetch(boards.url + path, { headers: { authorization } })).json()) as T;
  const keys = `app_id=${simulatorKeys.adzunaId}&app_key=${simulatorKeys.adzunaKey}`;
  const adzuna = async (path: string) =>
    (await (await fetch(`${boards.url}/v1/api/jobs/gb/search/${path}&${keys}`)).json()) as AdzunaPage;

  beforeAll(async () => {
    boards = await startBoards({ openAds: 2000, now: () => now });
  });
  afterEach(() => boards.faults.clear());
  afterAll(() => boards.stop());

  it('tell the same ads every time, and some others the next day', async () => {
    const first = await reed('/api/1.0/search?keywords=sound%20engineer');
    expect(await reed('/api/1.0/search?keywords=sound%20engineer')).toEqual(first);
    now = new Date('2026-11-22T12:00:00Z');
    const second = await reed('/api/1.0/search?keywords=sound%20engineer');
    const ids = (page: ReedPage) => page.results.map(({ jobId }) => jobId);
    const still = ids(second).filter((id) => ids(first).includes(id));
    expect(still.length).toBeGreaterThan(10);
    expect(still.length).toBeLessThan(ids(second).length);
  });

  it('page as the real ones do', async () => {
    const [one, two] = [
      await reed('/api/1.0/search?keywords=engineer&resultsToTake=40'),
      await reed('/api/1.0/search?keywords=engineer&resultsToTake=40&resultsToSkip=40'),
    ];
    expect([one.results.length, one.totalResults]).toEqual([40, two.totalResults]);
    expect(new Set([...one.results, ...two.results].map(({ jobId }) => jobId)).size).toBe(80);
    expect((await reed('/api/1.0/search?keywords=engineer&resultsToTake=500')).results).toHaveLength(100);
    const page = await adzuna('2?what_or=engineer&results_per_page=50');
    expect(page.results).toHaveLength(50);
    expect(page.results[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/) as string,
      salary_is_predicted: expect.stringMatching(/^[01]$/) as string,
    });
  });

  it('know that OR is a word at Adzuna', async () => {
    expect((await adzuna('1?what=rigger%20OR%20projectionist')).count).toBe(0);
    expect((await adzuna('1?what_or=rigger%20projectionist')).count).toBeGreaterThan(5);
  });

  it('share some ads, written differently', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => adzuna(`${page}?what_or=engineer&results_per_page=50`)));
    const names = new Set(pages.flatMap(({ results }) => results.map(({ company }) => company.display_name)));
    const { results } = await reed('/api/1.0/search?keywords=engineer');
    expect(results.filter(({ employerName }) => names.has(employerName)).length).toBeGreaterThan(3);
  });

  it('refuse wrong keys, each in its own way', async () => {
    const refused = await fetch(`${boards.url}/api/1.0/search?keywords=x`);
    expect([refused.status, await refused.text()]).toEqual([401, '']);
    const other = await fetch(`${boards.url}/v1/api/jobs/gb/search/1?app_id=x&app_key=y`);
    expect([other.status, await other.json()]).toMatchObject([401, { exception: 'AUTH_FAIL' }]);
  });

  it('go wrong on demand, as often as asked', async () => {
    const put = {
      method: 'PUT',
      body: JSON.stringify([{ kind: 'limited', board: 'Reed', times: 1, after: 1, retryAfter: 7 }]),
    };
    await fetch(`${boards.url}/control/faults`, put);
    const answers = [];
    for (let call = 0; call < 3; call += 1)
      answers.push(await fetch(`${boards.url}/api/1.0/search?keywords=x`, { headers: { authorization } }));
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200]);
    expect(answers[1]?.headers.get('retry-after')).toBe('7');
  });
});
