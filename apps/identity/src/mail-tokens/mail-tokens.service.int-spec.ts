import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import type { UserEntity } from '../users/user.entity.js';
import { buildUser } from '../users/user.factory.js';
import { UserRepository } from '../users/user.repository.js';
import { MailTokensService } from './mail-tokens.service.js';

describe('MailTokensService', () => {
  let service: TestService;
  let tokens: MailTokensService;
  let user: UserEntity;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'identity' });
    tokens = service.get(MailTokensService);
  });
  beforeEach(async () => {
    user = buildUser();
    await service.get(UserRepository).addUser(user);
  });
  afterAll(() => service.stop());

  it('hands a token to one of many that ask at once', async () => {
    const token = await tokens.issue('verify-email', user);
    const proofs = await Promise.all(Array.from({ length: 20 }, () => tokens.redeem('verify-email', token)));
    expect(proofs.filter(Boolean)).toEqual([{ userId: user.id, email: user.email, browserKeyHash: null }]);
  });

  it('keeps the newest of a kind, and the kinds apart', async () => {
    const [old, newest] = [await tokens.issue('verify-email', user), await tokens.issue('verify-email', user)];
    const reset = await tokens.issue('reset-password', user);
    expect(await tokens.redeem('verify-email', old)).toBeNull();
    expect(await tokens.redeem('verify-email', reset)).toBeNull();
    expect(await tokens.redeem('verify-email', newest)).not.toBeNull();
    expect(await tokens.isGood('reset-password', reset)).toBe(true);
    await tokens.withdraw('reset-password', user.id);
    expect(await tokens.isGood('reset-password', reset)).toBe(false);
  });

  it('sweeps up what has expired', async () => {
    const token = await tokens.issue('verify-email', user);
    await service.rows(`UPDATE mail_tokens SET expires_at = now() - interval '1 minute' WHERE user_id = $1`, [user.id]);
    expect(await tokens.isGood('verify-email', token)).toBe(false);
    await tokens.forgetExpired();
    expect(await service.rows('SELECT 1 FROM mail_tokens WHERE user_id = $1', [user.id])).toEqual([]);
  });
});
