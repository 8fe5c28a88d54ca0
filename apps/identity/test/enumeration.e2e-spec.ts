import { Identity } from './identity.js';
import { rankSumZ, shuffled } from './rank-sum.js';

/** Standard deviations between two samples that chance alone gives once in sixteen thousand times. */
const CERTAIN = 4;

describe('whether an address has an account', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start({ MAILS_PER_ADDRESS: '100000' });
  });
  afterAll(() => identity.stop());

  it('shows neither in the status, nor in the words or the headers of a refused sign-in [R034] [S25]', async () => {
    const user = await identity.hasUser();
    const shapes = new Set<string>();
    for (const email of [user.email, 'nobody@example.test']) {
      const { status, body, headers } = await identity.signIn(email, 'not it');
      shapes.add(JSON.stringify([status, { ...body, request_id: '' }, [...headers.keys()].sort()]));
    }
    expect(shapes.size).toBe(1);
  });

  /**
   * Addresses that were never asked about, half of them with an account, each measured once: a thousand, or on a slow
   * machine as many as there is time for.
   */
  async function zOf(ask: (email: string) => Promise<unknown>): Promise<number> {
    const { id } = await identity.hasUser();
    const users = await identity.service.rows<{ email: string }>(
      `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('id', n.id, 'email', n.id || '@known.test'))).*
       FROM users u, (SELECT gen_random_uuid() AS id FROM generate_series(1, 500)) n WHERE u.id = $1 RETURNING email`,
      [id],
    );
    const times = { known: [] as number[], unknown: [] as number[] };
    const asked = users.flatMap(({ email }) => [
      { email, sample: times.known },
      { email: `no-${email}`, sample: times.unknown },
    ]);
    for (let warm = 0; warm < 20; warm += 1) await ask(`warm-${warm}@example.test`);
    const until = Date.now() + 35_000;
    for (const { email, sample } of shuffled(asked)) {
      if (Date.now() > until) break;
      const started = performance.now();
      await ask(email);
      sample.push(performance.now() - started);
    }
    expect(Math.min(times.known.length, times.unknown.length)).toBeGreaterThan(30);
    return rankSumZ(times.known, times.unknown);
  }

  /** What a busy machine makes look like a difference once is measured anew, with other addresses: a true one is there again. */
  async function steadyZ(ask: (email: string) => Promise<unknown>): Promise<number> {
    const z = Math.abs(await zOf(ask));
    return z < CERTAIN ? z : Math.min(z, Math.abs(await zOf(ask)));
  }

  it('shows in no time that a refused sign-in takes [R034] [S25]', async () => {
    expect(await steadyZ((email) => identity.signIn(email, 'not it'))).toBeLessThan(CERTAIN);
  }, 120_000);

  it.each([
    ['S25: a forgotten password takes as long for an address nobody has [R048]', 'forgot-password'],
    ['S25: a verification mail takes as long for an address nobody has [R032]', 'resend-verification'],
  ])(
    '%s',
    async (_what, path) => {
      const z = await steadyZ((email) => identity.anonymous.post(`/api/auth/${path}`, { email }));
      expect(z).toBeLessThan(CERTAIN);
    },
    120_000,
  );

  it('would notice a fifth of a millisecond in five', () => {
    const times = (): number[] => Array.from({ length: 500 }, () => 5 + Math.random() + Math.random());
    expect(Math.abs(rankSumZ(times(), times()))).toBeLessThan(4);
    expect(
      rankSumZ(
        times().map((time) => time + 0.2),
        times(),
      ),
    ).toBeGreaterThan(4);
  });

  it('shows in no answer to resend and forgot [R048] [S25]', async () => {
    const verified = await identity.hasUser();
    const unverified = await identity.hasUser({ emailVerifiedAt: null });
    const suspended = await identity.hasUser({ suspendedAt: new Date() });
    for (const path of ['/api/auth/resend-verification', '/api/auth/forgot-password']) {
      const emails = [verified.email, unverified.email, suspended.email, 'nobody@example.test'];
      const answers = await Promise.all(emails.map((email) => identity.anonymous.post(path, { email })));
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    }
  });
});
