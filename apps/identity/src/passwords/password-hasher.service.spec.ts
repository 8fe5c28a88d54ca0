import type { IdentityConfig } from '../config.js';
import { PasswordHasher } from './password-hasher.service.js';
import { PasswordHashingBusyError } from './password.errors.js';

const hasher = (hashConcurrency = 2, hashQueue = 10) =>
  new PasswordHasher({ hashConcurrency, hashQueue } as IdentityConfig);

describe('PasswordHasher', () => {
  it('keeps Argon2id with 19 MiB and two passes', async () => {
    expect(await hasher().hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('tells the right password from a wrong one, to the last character of a long one', async () => {
    const passwords = hasher();
    const phrase = 'x'.repeat(255);
    const stored = await passwords.hash(`${phrase}a`);
    expect(await passwords.matches(stored, `${phrase}a`)).toBe(true);
    expect(await passwords.matches(stored, `${phrase}b`)).toBe(false);
  });

  it('never lets anyone in where there is no password, and costs as much', async () => {
    const passwords = hasher();
    const stored = await passwords.hash('secret');
    await passwords.matches(null, 'warm up');
    // Time of the processor, in microseconds: time of the clock is also what the other processes of the machine take.
    const costOf = async (hash: string | null) => {
      const before = process.cpuUsage();
      expect(await passwords.matches(hash, 'wrong')).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The cheapest of each in turns: what else this process does only adds.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 6; round += 1) {
      known = Math.min(known, await costOf(stored));
      unknown = Math.min(unknown, await costOf(null));
    }
    expect(unknown).toBeGreaterThan(known / 2);
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  });

  it('asks callers beyond its queue to come back, and serves the others', async () => {
    const passwords = hasher(1, 1);
    const results = await Promise.allSettled([passwords.hash('a'), passwords.hash('b'), passwords.hash('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const reason: unknown = results[2]?.status === 'rejected' ? results[2].reason : undefined;
    expect(reason).toBeInstanceOf(PasswordHashingBusyError);
    expect(reason).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
    await expect(passwords.hash('d')).resolves.toContain('argon2id');
  });
});
