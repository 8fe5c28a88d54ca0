import { REDIS_URL, readRedisUrl } from './redis-address.js';

describe('the address of Redis', () => {
  it('is one server, as ever', () => {
    expect(readRedisUrl('redis://127.0.0.1:6380')).toEqual({
      kind: 'server',
      nodes: [{ host: '127.0.0.1', port: 6380 }],
      isEncrypted: false,
    });
    expect(readRedisUrl('rediss://jobs:p%40ss%3Aword@redis.example/2')).toEqual({
      kind: 'server',
      nodes: [{ host: 'redis.example', port: 6379 }],
      isEncrypted: true,
      username: 'jobs',
      password: 'p@ss:word',
      database: 2,
    });
    expect(readRedisUrl('redis://:secret@redis')).toMatchObject({ password: 'secret' });
  });

  it('is some servers of a cluster', () => {
    expect(readRedisUrl('redis+cluster://jobs:secret@a:7000,b:7001,[::1]')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
        { host: '::1', port: 6379 },
      ],
      isEncrypted: false,
      username: 'jobs',
      password: 'secret',
    });
  });

  it('is sentinels, and the name by which they know the master', () => {
    expect(readRedisUrl('rediss+sentinel://a,b:26380/crewcall')).toEqual({
      kind: 'sentinel',
      nodes: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
      ],
      isEncrypted: true,
      master: 'crewcall',
    });
    expect(() => readRedisUrl('redis+sentinel://a,b')).toThrow('name of their master');
  });

  it.each(['http://a', 'redis+swarm://a', 'redis://', 'redis://a/b/c'])('is not “%s”', (url) => {
    expect(REDIS_URL.test(url)).toBe(false);
  });
});
