import { Transactions } from '@crewcall/platform-database';
import { eventually } from '@crewcall/testing-node';
import { SessionEndingsService } from '../src/sessions/session-endings.service.js';
import { UserRepository } from '../src/users/user.repository.js';
import { Identity } from './identity.js';

describe('signing in while the password is being replaced', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('does not outlive the password it was proved with', async () => {
    const user = await identity.hasUser();
    const users = identity.service.get(UserRepository);
    const isSomebodyWaiting = async () => {
      const [row] = await identity.service.rows<{ waiting: number }>(
        'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
      );
      return (row?.waiting ?? 0) > 0;
    };
    const answer = await identity.service.get(Transactions).run(async () => {
      const held = await users.findUserForUpdate(user.id);
      const signingIn = identity.signIn(user.email);
      await eventually(isSomebodyWaiting);
      await users.saveUser(Object.assign(held ?? user, { passwordHash: 'another' }));
      await identity.service.get(SessionEndingsService).endAllOf(user.id);
      return { signingIn };
    });
    expect((await answer.signingIn).status).toBe(401);
    expect(
      await identity.service.rows('SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL', [user.id]),
    ).toEqual([]);
  });
});
