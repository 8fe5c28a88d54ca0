import { TaskSchedules } from '@crewcall/platform-queues';
import { Marketplace } from './marketplace.js';

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

describe('what recurs in jobs', () => {
  it('is this, and no more often; what time does to jobs recurs in the worker', async () => {
    const market = await Marketplace.open();
    const { intervals } = market.service.get(TaskSchedules);
    await market.close();
    expect(intervals).toEqual({
      'end-old-sheets': DAY,
      'prune-idempotency-keys': HOUR,
      'prune-inbox': DAY,
      'sweep-receipts': HOUR,
      'sweep-sheet-files': HOUR,
      'tell-missed-searches': MINUTE,
    });
  });
});
