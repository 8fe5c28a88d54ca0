import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { CountRepository } from '../counts/count.repository.js';
import { buildNotification } from './notification.factory.js';
import { NotificationRepository } from './notification.repository.js';
import { RetentionService } from './retention.service.js';

describe('where notifications are kept', () => {
  let service: TestService;
  let notifications: NotificationRepository;
  const dayAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    notifications = service.get(NotificationRepository);
  });
  afterAll(() => service.stop());

  it('takes one notification per recipient and event', async () => {
    const first = buildNotification();
    expect(await notifications.addOnce([first])).toEqual([first]);
    const again = buildNotification({ recipientId: first.recipientId, eventId: first.eventId });
    const [second, third] = [
      buildNotification({ eventId: first.eventId }),
      buildNotification({ eventId: first.eventId }),
    ];
    expect(await notifications.addOnce([second, again, third])).toEqual([second, third]);
    expect(await notifications.findNotification(third.recipientId, third.id)).toMatchObject({ eventId: first.eventId });
  });

  it('finds, changes and removes only what is the recipient’s own [R252]', async () => {
    const mine = buildNotification();
    await notifications.addOnce([mine]);
    const stranger = newId();
    expect(await notifications.findNotification(stranger, mine.id)).toBeNull();
    await notifications.markRead(stranger, mine.id);
    await notifications.removeNotification(stranger, mine.id);
    expect(await notifications.findNotification(mine.recipientId, mine.id)).toMatchObject({ isRead: false });
  });

  it('orders those of the same moment too, so that pages do not overlap', async () => {
    const recipientId = newId();
    const createdAt = new Date();
    const all = Array.from({ length: 7 }, () => buildNotification({ recipientId, createdAt }));
    await notifications.addOnce(all);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => notifications.pageOfNotifications(recipientId, { page, page_size: 3 })),
    );
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(7);
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  });

  it('lets go of what is read and old, and of nothing else', async () => {
    const recipientId = newId();
    const gone = buildNotification({ recipientId, isRead: true, createdAt: dayAgo(91) });
    const kept = [
      buildNotification({ recipientId, isRead: true, createdAt: dayAgo(89) }),
      buildNotification({ recipientId, isRead: false, createdAt: dayAgo(400) }),
    ];
    const counts = service.get(CountRepository);
    await counts.lockCounts(recipientId);
    await counts.moveCounts(recipientId, { stored: 3, stored_applications: 3, unread: 1, applications: 1 });
    await notifications.addOnce([gone, ...kept]);
    await service.get(RetentionService).prune();
    const left = await notifications.pageOfNotifications(recipientId, { page: 1, page_size: 10 });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
    expect(await counts.countsOf(recipientId)).toMatchObject({
      stored: 2,
      stored_applications: 2,
      unread: 1,
      applications: 1,
    });
  });
});
