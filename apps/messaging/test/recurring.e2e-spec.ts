import { TaskSchedules } from '@crewcall/platform-queues';
import { startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

const [HOUR, DAY] = [3600, 24 * 3600];

describe('what recurs in messaging', () => {
  it('is this, and no more often', async () => {
    const service = await startTestService({ module: AppModule, name: 'messaging' });
    const { intervals } = service.get(TaskSchedules);
    await service.stop();
    expect(intervals).toEqual({
      'prune-idempotency-keys': HOUR,
      'prune-inbox': DAY,
      'prune-live-events': HOUR,
      'sweep-uploads': HOUR,
    });
  });
});
