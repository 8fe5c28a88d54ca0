import type { BoardHealth, SyncResult } from '@crewcall/contracts-jobs';
import { BoardHealthRepository, buildJob, JobRepository, type SyncOutcome } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { eventually, startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { BoardSyncConfig } from '../src/boards/board-sync.config.js';
import { expectError } from './fortress.js';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('a sync of the external boards', () => {
  let market: Marketplace;
  const path = '/api/jobs/sync-external';
  const post = (query = '') => market.service.anonymous().post<SyncResult>(path + query);
  const waiting = () =>
    market.service.rows<{ id: string; trigger: string }>(`SELECT id, trigger FROM board_syncs WHERE status <> 'ended'`);
  /** What the worker would write once it is done. */
  const end = (outcome: SyncOutcome, counts = { added: 0, updated: 0, expired: 0 }) =>
    market.service.rows(
      `UPDATE board_syncs SET status = 'ended', outcome = $1, ended_at = now(), added = $2, updated = $3, expired = $4
       WHERE status <> 'ended'`,
      [outcome, counts.added, counts.updated, counts.expired],
    );
  const lastEnded = (secondsAgo: number, outcome: SyncOutcome = 'synced') =>
    market.service.rows(
      `INSERT INTO board_syncs (id, trigger, status, outcome, requested_at, ended_at)
       VALUES ($1, 'schedule', 'ended', $2, now(), now() - make_interval(secs => $3))`,
      [newId(), outcome, secondsAgo],
    );
  const tasks = async () =>
    market.service.rows<{ payload: { payload: { sync_id: string } } }>(
      `SELECT payload FROM outbox_memory WHERE queue = 'tasks.jobs-worker' AND name = 'sync-boards'`,
    );

  beforeAll(async () => {
    market = new Marketplace(
      await startTestService({ module: AppModule, name: 'jobs', env: { BOARD_SYNC_WAIT_MS: '5000' } }),
    );
  });
  beforeEach(async () => {
    await market.service.rows('DELETE FROM board_syncs');
    await market.service.rows('DELETE FROM outbox_memory');
  });
  afterAll(() => market.close());

  it('is one, however many ask at once, and all hear its result [R124]', async () => {
    const asked = Array.from({ length: 50 }, (_, number) => post(number % 2 ? '?automatic=true' : ''));
    const [sync] = await eventually(async () => {
      const rows = await waiting();
      return rows.length ? rows : null;
    });
    await end('synced', { added: 7, updated: 2, expired: 1 });
    for (const { status, body } of await Promise.all(asked))
      expect([status, body]).toEqual([
        200,
        {
          status: expect.stringMatching(/synced|skipped/) as string,
          added: expect.any(Number) as number,
          updated: expect.any(Number) as number,
          expired: expect.any(Number) as number,
          last_synced_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      ]);
    expect((await tasks()).map(({ payload }) => payload.payload)).toEqual([{ sync_id: sync?.id }]);
  });

  it.each([
    ['a visit is content with half an hour', '?automatic=true', 29 * 60, 'skipped'],
    ['a visit begins one after half an hour', '?automatic=true', 31 * 60, 'synced'],
    ['a person is content with a minute', '', 55, 'skipped'],
    ['a person begins one after a minute', '', 65, 'synced'],
  ])('%s [R124] [R125]', async (_what, query, secondsAgo, status) => {
    await lastEnded(secondsAgo);
    const answer = post(query);
    if (status === 'synced') {
      const [sync] = await eventually(async () => ((await waiting()).length ? waiting() : null));
      expect(sync?.trigger).toBe(query ? 'automatic' : 'manual');
      await end('synced', { added: 3, updated: 0, expired: 0 });
    }
    expect((await answer).body).toMatchObject({ status, added: status === 'synced' ? 3 : 0 });
  });

  it('says what went wrong, and does not try again for every visitor [R127]', async () => {
    const answer = post();
    await eventually(async () => (await waiting()).length > 0);
    await end('failed');
    const refused = await answer;
    expectError(refused as never, 503);
    expect(refused.body).toMatchObject({
      error: 'The job boards could not be reached. Please try again later.',
      code: 'BOARDS_UNAVAILABLE',
    });
    expect((await post('?automatic=true')).status).toBe(503);
    expect(await tasks()).toHaveLength(1);
    await market.service.rows('DELETE FROM board_syncs');
    await lastEnded(5, 'not_configured');
    expect((await post()).body).toMatchObject({ error: 'No job board is configured.', code: 'BOARDS_NOT_CONFIGURED' });
  });

  it('goes on without the caller that asked, and makes way when it was lost [R124]', async () => {
    const patient = market.service.get(BoardSyncConfig);
    patient.waitMs = 50;
    expect((await post()).body).toMatchObject({ status: 'running', added: 0, last_synced_at: null });
    const [first] = await waiting();
    await market.service.rows(`UPDATE board_syncs SET requested_at = now() - interval '11 minutes'`);
    await market.service.rows(`UPDATE board_syncs SET ended_at = NULL`);
    await post();
    expect((await waiting())[0]?.id).not.toBe(first?.id);
    expect(await tasks()).toHaveLength(2);
    patient.waitMs = 5000;
  });

  it('takes a call without a body that says it is JSON [R124]', async () => {
    await lastEnded(30);
    const { status, body } = await market.service
      .anonymous()
      .with({ 'content-type': 'application/json' })
      .post('/api/jobs/sync-external');
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'skipped' })]);
  });

  it('takes nothing but the one word it knows [R124]', async () => {
    for (const query of [
      '?automatic=perhaps',
      '?automatic=1',
      '?automatic=true&automatic=false',
      '?other=1',
      `?automatic=${'x'.repeat(5000)}`,
    ]) {
      expectError((await post(query)) as never, 400);
    }
    expect((await market.service.anonymous().get(path)).status).toBe(404);
    expect(await waiting()).toEqual([]);
  });

  it('shows administrators, and no other user, how the boards do [R129]', async () => {
    const boards = market.service.get(BoardHealthRepository);
    await boards.configureBoard('Reed', true, [{ limit: 60, per: 'minute' }]);
    await boards.configureBoard('Adzuna', false, []);
    await market.service.rows(
      `INSERT INTO board_calls SELECT 'Reed', now() - n * interval '25 seconds' FROM generate_series(0, 4) n`,
    );
    const ran = new Date();
    await boards.saveBoard('Reed', {
      last_run_at: ran,
      last_success_at: ran,
      circuit: { ownState: { value: 1 } },
      failures_in_row: 2,
      last_failure: 'Reed answered 500',
      last_failure_at: ran,
    });
    const { status, body } = await market.service.as(anAdmin()).get<BoardHealth[]>('/api/jobs/boards');
    expect([status, body.map(({ board, state }) => [board, state])]).toEqual([
      200,
      [
        ['Adzuna', 'not_configured'],
        ['Reed', 'failing'],
      ],
    ]);
    expect(body[1]).toMatchObject({
      is_circuit_open: true,
      last_failure: 'Reed answered 500',
      last_success_at: ran.toISOString(),
      open_ads: 0,
      quota: [{ limit: 60, per: 'minute', used: 3 }],
    });
    for (const actor of [aRecruiter(), aFreelancer()])
      expectError((await market.service.as(actor).get('/api/jobs/boards')) as never, 403);
    expectError((await market.service.anonymous().get('/api/jobs/boards')) as never, 401);
  });

  it('leaves jobs that name every board, and that no user here can edit or apply for [R118] [R128]', async () => {
    const external_sources = [
      { source: 'Reed' as const, url: 'https://www.reed.example/jobs/1' },
      { source: 'Adzuna' as const, url: 'https://www.adzuna.example/land/ad/2' },
    ];
    const job = buildJob({
      recruiterId: null,
      externalSource: 'Reed',
      externalUrl: external_sources[0]?.url ?? '',
      externalSources: external_sources,
      eventDate: null,
      durationType: null,
      days: null,
    });
    await market.service.get(JobRepository).addJob(job);
    const one = await market.service.anonymous().get(`/api/jobs/${job.id}`);
    expect(one.body).toMatchObject({
      external_source: 'Reed',
      external_url: external_sources[0]?.url,
      external_sources,
    });
    const [listed] = (await market.service.anonymous().get<Record<string, unknown>[]>('/api/jobs')).body;
    expect(listed).toMatchObject({ id: job.id, external_sources });
    const apply = await market.service.as(aFreelancer()).post(`/api/jobs/${job.id}/apply`, {});
    expect([apply.status, apply.body['code']]).toEqual([400, 'JOB_IS_EXTERNAL']);
    expect((await market.service.as(aRecruiter()).put(`/api/jobs/${job.id}`, { title: 'Mine now' })).status).toBe(403);
  });
});
