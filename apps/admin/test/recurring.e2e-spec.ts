import { TaskSchedules } from '@crewcall/platform-queues';
import { startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

const [HOUR, DAY] = [3600, 24 * 3600];

describe('what recurs in admin', () => {
  it('is this, and no more often', async () => {
    const service = await startTestService({ module: AppModule, name: 'admin' });
    const { intervals } = service.get(TaskSchedules);
    await service.stop();
    expect(intervals).toEqual({
      'prune-activity': DAY,
      'prune-idempotency-keys': HOUR,
      'prune-inbox': DAY,
      'prune-searches': DAY,
    });
  });
});
