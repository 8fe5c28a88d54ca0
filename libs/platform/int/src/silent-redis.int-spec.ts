import { Module } from '@nestjs/common';
import { ConfigModule, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { connectSubscriber, REDIS, RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { testServer } from '@crewcall/testing-servers';
import { Redis } from 'ioredis';
import { Line } from './line.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    RedisModule,
  ],
})
class NotesModule {}

describe('a line to Redis on which nothing comes any more', () => {
  let service: TestService;
  let line: Line;
  let other: Redis;

  beforeAll(async () => {
    const url = new URL(testServer('TEST_REDIS_URL'));
    other = new Redis(url.href);
    line = await Line.to(Number(url.port));
    url.port = String(line.port);
    service = await startTestService({ module: NotesModule, name: 'notes', env: { REDIS_URL: url.href } });
  });
  afterAll(async () => {
    await service.stop();
    other.disconnect();
    line.close();
  });

  it('is given up by who asks and by who only listens, and both are back', async () => {
    const redis = service.get<Redis>(REDIS);
    const subscriber = connectSubscriber(redis);
    await subscriber.subscribe('silent-redis');
    const heard: string[] = [];
    subscriber.on('message', (_channel, text) => heard.push(text));
    line.fallSilent();
    await expect(redis.ping()).rejects.toThrow('Command timed out');
    await new Promise((resolve) => redis.once('ready', resolve));
    expect(await redis.ping()).toBe('PONG');
    await new Promise((resolve) => subscriber.once('ready', resolve));
    // It subscribes again once it is ready; Redis still counts the dead line as one who hears.
    while (!heard.length) await other.publish('silent-redis', 'hello');
    expect(heard[0]).toBe('hello');
    subscriber.disconnect();
  }, 30_000);
});
