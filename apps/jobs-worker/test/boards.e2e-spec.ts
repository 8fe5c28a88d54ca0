import { BoardBench } from './board-bench.js';

const HOUR_MS = 60 * 60 * 1000;

describe('the external boards', () => {
  let bench: BoardBench;
  let now = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  const reedId = (index: number) => String(50_000_000 + (index % 40_000_000));
  const adzunaId = (index: number) => String(4_400_000_000 + index);
  const jobOf = async (source: string, externalId: string) => {
    const where = 'id = (SELECT job_id FROM job_sources WHERE source = $1 AND external_id = $2)';
    return (await bench.jobs(where, [source, externalId]))[0];
  };
  /** Numbers of open ads that were kept, by where they stand. */
  const keptOn = async (sources: string): Promise<number[]> => {
    const rows = await bench.worker.rows<{ id: string; source: string }>(
      `SELECT s.external_id AS id, s.source FROM job_sources s JOIN jobs j ON j.id = s.job_id
       WHERE s.gone_at IS NULL AND (SELECT string_agg(o.source, '+' ORDER BY o.source) FROM job_sources o
                                    WHERE o.job_id = j.id AND o.gone_at IS NULL) = $1
       ORDER BY s.posted_at, s.external_id`,
      [sources],
    );
    return rows.map(({ id, source }) => Number(id) - (source === 'Reed' ? 50_000_000 : 4_400_000_000));
  };
  const nothing = { outcome: 'synced', added: 0, updated: 0, expired: 0 };

  beforeAll(async () => {
    bench = await BoardBench.open({ openAds: 400, now: () => now });
  }, 60_000);
  afterEach(() => bench.boards.faults.clear());
  afterAll(() => bench.close());

  it('are read by the schedule without any user asking, and again gives nothing new [R129] [R124]', async () => {
    const jobs = await bench.jobs();
    expect(jobs.length).toBeGreaterThan(250);
    for (const job of jobs) {
      expect(job).toMatchObject({ status: 'active', external_url: expect.stringMatching(/^https:\/\//) as string });
      expect(`${job.title}\n${job.description}`).not.toMatch(/<\w|&amp;/);
      expect(job.title).not.toMatch(/Sales|Architectural|Researcher|CCTV|Offshore|CNC|Street|Data/);
    }
    expect(new Set(jobs.map(({ rate }) => rate.replace(/[\d,.]+/g, '#')))).toContain('£#–£# a year');
    expect(new Set(jobs.map(({ contract_type }) => contract_type))).toEqual(
      new Set(['full-time', 'part-time', 'contract', 'temporary']),
    );
    expect(
      jobs.some(({ external_source, description }) => external_source === 'Reed' && description.includes('• ')),
    ).toBe(true);
    const [before, calls] = [await bench.fingerprint(), bench.boards.calls.length];
    expect(await bench.sync()).toMatchObject(nothing);
    expect(await bench.fingerprint()).toBe(before);
    // Only lists were asked for: the whole of each ad is known.
    expect(bench.boards.calls.slice(calls).every(({ on }) => on === 'search')).toBe(true);
    for (const board of ['Reed', 'Adzuna'] as const)
      expect(await bench.health(board)).toMatchObject({
        last_failure: null,
        failures_in_row: 0,
        last_run: { refused: 0, added: 0, is_complete: true },
      });
  });

  it('give one job where both advertise it, with both sources, each ad once [R128]', async () => {
    const [twice] = await bench.jobs('jsonb_array_length(external_sources) = 2');
    expect(twice?.external_sources.map(({ source }) => source).sort()).toEqual(['Adzuna', 'Reed']);
    expect(twice?.external_source).toBe(twice?.external_sources[0]?.source);
    expect(twice?.external_url).toBe(twice?.external_sources[0]?.url);
    const [counts] = await bench.worker.rows(
      'SELECT count(*)::integer AS ads, count(DISTINCT job_id)::integer AS jobs, (SELECT count(*)::integer FROM jobs) AS all FROM job_sources',
    );
    const shared = (await bench.jobs('jsonb_array_length(external_sources) = 2')).length;
    expect(counts).toEqual({ ads: Number(counts?.['jobs']) + shared, jobs: counts?.['all'], all: counts?.['jobs'] });
  });

  it('change and take down what they had; a job stands while one board has it [R128]', async () => {
    const [reedOnly = 0, vanishing = 0] = await keptOn('Reed');
    const [shared = 0, otherShared = 0] = [...new Set(await keptOn('Adzuna+Reed'))];
    const before = await jobOf('Reed', reedId(reedOnly));
    bench.boards.world.change(reedOnly, { title: 'Rigger (Nights)' });
    bench.boards.world.change(shared, { boards: ['Adzuna'] });
    bench.boards.world.change(otherShared, { boards: ['Reed'] });
    bench.boards.world.remove(vanishing);
    expect(await bench.sync()).toMatchObject({ outcome: 'synced', added: 0, expired: 1 });
    expect(await jobOf('Reed', reedId(reedOnly))).toMatchObject({
      id: before?.id,
      title: 'Rigger (Nights)',
      version: Number(before?.version) + 1,
    });
    expect(await jobOf('Reed', reedId(vanishing))).toMatchObject({ status: 'closed', closed_reason: 'expired' });
    expect(await jobOf('Adzuna', adzunaId(shared))).toMatchObject({
      status: 'active',
      external_source: 'Adzuna',
      external_url: expect.stringContaining('adzuna') as string,
      external_sources: [{ source: 'Adzuna' }],
    });
    expect(await jobOf('Reed', reedId(otherShared))).toMatchObject({ status: 'active', external_source: 'Reed' });
    bench.boards.world.restore();
    await bench.sync();
    expect(await jobOf('Reed', reedId(vanishing))).toMatchObject({ status: 'active', closed_reason: null });
    expect((await jobOf('Reed', reedId(shared)))?.external_sources).toHaveLength(2);
  });

  it('bring some new ads and end some old ones as days pass, and end them also while they are silent [R128]', async () => {
    now = new Date(now.getTime() + 24 * HOUR_MS);
    const { added, expired } = await bench.sync();
    expect([added > 5, expired > 5]).toEqual([true, true]);
    const [ending = 0] = await keptOn('Reed');
    await bench.worker.rows(
      `UPDATE job_sources SET expires_on = '2020-01-01' WHERE source = 'Reed' AND external_id = $1`,
      [reedId(ending)],
    );
    bench.boards.faults.set({ kind: 'error' });
    expect(await bench.sync()).toMatchObject({ outcome: 'failed', expired: 1 });
    expect(await jobOf('Reed', reedId(ending))).toMatchObject({ closed_reason: 'expired' });
    await bench.wake();
  });

  it('do not bring back what an administrator took down [R128]', async () => {
    const [index = 0] = await keptOn('Adzuna');
    const job = await jobOf('Adzuna', adzunaId(index));
    await bench.worker.rows(
      `UPDATE jobs SET status = 'closed', closed_reason = 'deleted', deleted_at = now() WHERE id = $1`,
      [job?.id],
    );
    bench.boards.world.change(index, { title: 'Stage Crew (all changed)' });
    bench.boards.faults.clear();
    await bench.sync();
    expect(await jobOf('Adzuna', adzunaId(index))).toMatchObject({ title: job?.title, closed_reason: 'deleted' });
    bench.boards.world.restore();
    await bench.sync();
  });

  it('are not believed when they suddenly list half of nothing, until they say so twice [R129]', async () => {
    const open = async () => (await bench.jobs(`status = 'active'`)).length;
    const before = await open();
    bench.boards.faults.set({ kind: 'empty' });
    expect(await bench.sync()).toMatchObject({ expired: 0 });
    expect(await open()).toBe(before);
    const { expired } = await bench.sync();
    expect([expired, await open()]).toEqual([before, 0]);
    bench.boards.faults.clear();
    expect(await bench.sync()).toMatchObject({ outcome: 'synced', added: 0, updated: expect.any(Number) as number });
    expect(await open()).toBe(before);
  });
});
