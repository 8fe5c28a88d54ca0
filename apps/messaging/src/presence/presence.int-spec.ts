import { NestFactory } from '@nestjs/core';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';

describe('who is there, where nobody can be', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => service.stop());

  it('is not asked for by a command, which has no sockets however long it runs', async () => {
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
