import { NestFactory } from '@nestjs/core';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

describe('a command', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => service.stop());

  it('has no sockets to count, however long it runs', async () => {
    const failures: unknown[] = [];
    const notice = (failure: unknown) => failures.push(failure);
    process.on('unhandledRejection', notice);
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'Date'],
    });
    const command = await NestFactory.createApplicationContext(AppModule, { logger: false });
    jest.advanceTimersByTime(120_000);
    await new Promise((resolve) => setImmediate(resolve));
    await command.close();
    process.off('unhandledRejection', notice);
    expect(failures).toEqual([]);
  });
});
