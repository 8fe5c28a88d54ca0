import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { buildUser } from '../users/user.factory.js';
import { UserRepository } from '../users/user.repository.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

const DAY = 24 * 3_600_000;

describe('SessionRepository', () => {
  let service: TestService;
  let sessions: SessionRepository;
  let userId: string;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'identity' });
    sessions = service.get(SessionRepository);
  });
  beforeEach(async () => {
    const user = buildUser();
    userId = user.id;
    await service.get(UserRepository).addUser(user);
  });
  afterAll(() => service.stop());

  async function has(seenDaysAgo: number, revokedDaysAgo?: number): Promise<string> {
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    const session = Object.assign(new SessionEntity(), {
      id: newId(),
      userId,
      device: 'Firefox on Linux',
      addressHash: 'here',
      lastSeenAt: ago(seenDaysAgo),
      revokedAt: revokedDaysAgo === undefined ? null : ago(revokedDaysAgo),
    });
    await sessions.addSession(session);
    return session.id;
  }

  it('lists those that stand, last used first', async () => {
    const [old, recent] = [await has(3), await has(1)];
    await has(0, 0);
    expect(await sessions.liveIdsOf(userId)).toEqual([recent, old]);
    expect(await sessions.liveIdsOf(userId, { skip: 1 })).toEqual([old]);
    expect(await sessions.findLive(recent, newId())).toBeNull();
  });

  it('ends them once and for all', async () => {
    const id = await has(0);
    await sessions.revokeSessions([id]);
    expect(await sessions.findLive(id, userId)).toBeNull();
    expect(await sessions.liveIdsOf(userId)).toEqual([]);
  });

  it('knows the places a user signed in from', async () => {
    await has(0);
    expect(await sessions.isKnownAddress(userId, 'here')).toBe(true);
    expect(await sessions.isKnownAddress(userId, 'there')).toBe(false);
  });

  it('forgets what can no longer be used, and nothing else', async () => {
    const kept = [await has(0), await has(45), await has(1, 10)];
    const gone = [await has(61), await has(40, 31)];
    await sessions.removeUnusable(30);
    const rows = await service.rows<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [userId]);
    expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
    expect(gone).toHaveLength(2);
  });
});
