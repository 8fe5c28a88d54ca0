import { calendarAllowances } from '@crewcall/contracts-bookings';
import { RedisConfig } from '@crewcall/platform-config';
import { newId, type RedisConnection } from '@crewcall/platform-database';
import { testServer } from '@crewcall/testing-node';
import { Redis } from 'ioredis';
import { CalendarPace } from './index.js';

const [{ points: aMinute }] = calendarAllowances;

describe('person-days that a company asks for', () => {
  const config = Object.assign(new RedisConfig(), { prefix: `test-${newId().slice(-12)}` });
  const redis = new Redis(testServer('TEST_REDIS_URL'));
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const paceOn = (connection: RedisConnection): CalendarPace => new CalendarPace(connection, config);
  const refused = {
    code: 'CALENDARS_TOO_FAST',
    message: 'You are checking calendars too fast. Try again in a minute.',
    retryAfterSeconds: expect.any(Number) as number,
  };

  afterAll(() => {
    redis.disconnect();
    away.disconnect();
  });

  it('are counted together, whichever service is asked', async () => {
    const [calendars, directory, company] = [paceOn(redis), paceOn(redis), newId()];
    await calendars.assertCalm(company, aMinute - 1);
    await directory.assertCalm(company, 1);
    await expect(calendars.assertCalm(company, 1)).rejects.toMatchObject(refused);
    await expect(directory.assertCalm(company, 1)).rejects.toMatchObject(refused);
    await directory.assertCalm(newId(), aMinute);
  });

  it('are counted by each replica for itself while Redis is away', async () => {
    const [one, other, company] = [paceOn(away), paceOn(away), newId()];
    await one.assertCalm(company, aMinute);
    await expect(one.assertCalm(company, 1)).rejects.toMatchObject(refused);
    await other.assertCalm(company, aMinute);
  });
});
