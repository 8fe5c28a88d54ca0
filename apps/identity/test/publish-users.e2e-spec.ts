import { userChanged, userSuspended } from '@crewcall/contracts-identity/dto';
import { PublishUsersService } from '../src/users-admin/publish-users.service.js';
import { Identity } from './identity.js';

describe('accounts published once more', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('say who is hidden and who is suspended, under the version they have [F7]', async () => {
    const [hidden, suspended, gone] = [await identity.hasUser(), await identity.hasUser(), await identity.hasUser()];
    const { service } = identity;
    await service.rows('UPDATE users SET is_profile_visible = false, version = 4 WHERE id = $1', [hidden.id]);
    await service.rows('UPDATE users SET suspended_at = now(), version = 3 WHERE id = $1', [suspended.id]);
    await service.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect(await service.get(PublishUsersService).publishAll()).toBe(2);
    const changed = async (id: string) => (await service.outbox(userChanged, id)).at(-1);
    expect(await changed(hidden.id)).toMatchObject({ version: 4, payload: { visibility: 'hidden' } });
    expect(await changed(suspended.id)).toMatchObject({ version: 3, payload: { visibility: 'public' } });
    expect(await service.outbox(userSuspended, suspended.id)).toMatchObject([{ version: 3 }]);
    expect(await service.outbox(userSuspended, hidden.id)).toEqual([]);
    expect(await service.outbox(userChanged, gone.id)).toEqual([]);
    const [row] = await service.rows('SELECT version FROM users WHERE id = $1', [hidden.id]);
    expect(row).toEqual({ version: 4 });
  });
});
