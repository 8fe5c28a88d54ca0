import { Identity } from './identity.js';

/** Chance that a random time of the one is above a random time of the other; 0.5 when they cannot be told apart. */
function superiority(one: number[], other: number[]): number {
  const wins = one.flatMap((a) => other.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

describe('whether an address has an account', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('shows neither in the status, nor in the words, the headers or the time of a refused sign-in [R034]', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const shapes = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const user = await identity.hasUser();
      for (const [email, times] of [
        [user.email, known],
        [`nobody-${round}@example.test`, unknown],
      ] as const) {
        const started = performance.now();
        const { status, body, headers } = await identity.signIn(email, 'not it', `198.51.100.${round}`);
        times.push(performance.now() - started);
        const names = [...headers.keys()].sort().join();
        shapes.add(JSON.stringify([status, { ...body, request_id: '' }, names]));
      }
    }
    expect(shapes.size).toBe(1);
    // Without the decoy hash this is 1.00: a hash costs far more than everything else.
    expect(superiority(known, unknown)).toBeGreaterThan(0.2);
    expect(superiority(known, unknown)).toBeLessThan(0.8);
  });

  it('shows in no answer to resend and forgot [R048]', async () => {
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
