import { setTimeout as wait } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

describe('a command', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.stop());

  it('has no sockets to count, however long it runs', async () => {
    const failures: unknown[] = [];
    const notice = (failure: unknown) => failures.push(failure);
    process.on('unhandledRejection', notice);
    const { setInterval } = globalThis;
    const repeated = jest
      .spyOn(globalThis, 'setInterval')
      .mockImplementation((work: () => void) => setInterval(() => work(), 1));
    const command = await NestFactory.createApplicationContext(AppModule, { logger: false });
    expect(repeated).toHaveBeenCalled();
    await wait(50);
    await command.close();
    process.off('unhandledRejection', notice);
    expect(failures).toEqual([]);
  });
});
