import { TaskSchedules } from '@crewcall/platform-queues';
import { Identity } from './identity.js';

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

describe('what recurs in identity', () => {
  it('is this, and no more often', async () => {
    const identity = await Identity.start();
    const { intervals } = identity.service.get(TaskSchedules);
    await identity.stop();
    expect(intervals).toEqual({
      'alert-crew-searches': MINUTE,
      'clear-past-days': DAY,
      'forget-old-tickets': DAY,
      'place-crew': MINUTE,
      'prune-idempotency-keys': HOUR,
      'prune-inbox': DAY,
      'purge-deleted-accounts': DAY,
      'recount-recent-projects': DAY,
      'remind-of-kit': HOUR,
      'remind-of-tickets': HOUR,
      'scan-pending-cvs': 30,
      'sweep-data-exports': 6 * HOUR,
      'sweep-mail-tokens': 6 * HOUR,
      'sweep-profile-views': 6 * HOUR,
      'sweep-sessions': 6 * HOUR,
      'sweep-stored-files': HOUR,
    });
  });
});
