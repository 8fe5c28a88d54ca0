import { TaskSchedules } from '@crewcall/platform-queues';
import { startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

describe('what recurs in notifications', () => {
  it('is this, and no more often', async () => {
    const service = await startTestService({ module: AppModule, name: 'notifications' });
    const { intervals } = service.get(TaskSchedules);
    await service.stop();
    expect(intervals).toEqual({
      'prune-inbox': DAY,
      'prune-live-events': HOUR,
      'prune-notifications': HOUR,
      'start-digests': 5 * MINUTE,
    });
  });
});
