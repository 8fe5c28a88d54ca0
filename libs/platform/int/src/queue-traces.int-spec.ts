import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, REDIS, RedisModule, Transactions } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { IsString } from 'class-validator';
import type { Redis } from 'ioredis';
import {
  DeadLetters,
  defineTask,
  queuesMigrations,
  QueuesModule,
  RunsTask,
  type TaskRunner,
  Tasks,
} from '@crewcall/platform-queues';

class LetterPayload {
  @IsString()
  text!: string;
}

/** As a DOMException: its message can be read and not written. */
class TimeOut extends Error {}
Object.defineProperty(TimeOut.prototype, 'message', { get: () => 'No answer of <cleo@example.test> in time' });

const letter = defineTask({ name: 'read-letter', payload: LetterPayload });
const read: string[] = [];
const readers = new Set<object>();

@RunsTask(letter)
@Injectable()
class ReadLetterTask implements TaskRunner<LetterPayload> {
  run({ text }: LetterPayload): Promise<void> {
    if (text === 'refused') throw new Error('550 <cleo@example.test> is not known here');
    if (text === 'late') throw new TimeOut();
    if (text.includes('unreadable')) throw new Error('Nothing can be read');
    read.push(text);
    readers.add(this);
    return Promise.resolve();
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'letters' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'letters' }),
  ],
  providers: [ReadLetterTask],
})
class LettersModule {}

describe('what queues keep', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ module: LettersModule, name: 'letters', env: { QUEUE_RETRY_DELAY_MS: '20' } });
  });
  afterAll(() => service.stop());

  const enqueue = (text: string) => service.get(Transactions).run(() => service.get(Tasks).enqueue(letter, { text }));
  const dead = () => service.get(DeadLetters).list();

  it('is the id of what is done and none of what it said [S72]', async () => {
    const redis = service.get<Redis>(REDIS);
    await enqueue('said in confidence');
    await eventually(() => read.length === 1);
    const found = await redis.keys(`${service.redisPrefix}:tasks.letters:*-*-*`);
    const keys = found.filter((key) => !key.endsWith(':lock'));
    expect(keys).toHaveLength(1);
    await eventually(async () => (await redis.hget(String(keys[0]), 'data')) === '{}');
  });

  it('is nothing of what failed for good about a person who is gone, and all of the rest [S72]', async () => {
    await enqueue('unreadable: ana@example.test');
    await enqueue('unreadable: ben@example.test');
    await eventually(async () => (await dead()).length === 2);
    expect(await service.get(DeadLetters).removeWith(['ana@example.test', 'of no one'])).toBe(1);
    expect(await dead()).toMatchObject([{ data: { payload: { text: 'unreadable: ben@example.test' } } }]);
  });

  it('is no address that the reason of a failure quotes [S72]', async () => {
    const redis = service.get<Redis>(REDIS);
    await enqueue('refused');
    const failed = await eventually(async () => (await dead()).find(({ reason }) => reason.startsWith('550')));
    expect(failed.reason).toBe('550 <[address]> is not known here');
    const kept = await redis.hgetall(`${service.redisPrefix}:tasks.letters:${failed.id}`);
    expect(kept['stacktrace']).toContain('[address]');
    expect(JSON.stringify(kept)).not.toContain('cleo');
  });

  it('is the reason of a failure whose message cannot be written, without the address [S72]', async () => {
    await enqueue('late');
    const reasons = async () => (await dead()).map(({ reason }) => reason);
    await eventually(async () => (await reasons()).includes('No answer of <[address]> in time'));
  });

  it('is all there for the services while a command runs, which takes nothing', async () => {
    const command = await NestFactory.createApplicationContext(LettersModule, { logger: false });
    readers.clear();
    const before = read.length;
    for (let n = 0; n < 40; n += 1) await enqueue('for the service');
    await eventually(() => read.length === before + 40);
    expect([...readers]).toEqual([service.get(ReadLetterTask)]);
    await command.close();
  });
});
