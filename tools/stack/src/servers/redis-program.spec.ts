import { isRecent } from './redis-program.js';

describe('a Redis found on this machine', () => {
  it.each([
    ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc', true],
    ['Redis server v=6.2.0 sha=0', true],
    ['Redis server v=6.0.16 sha=0', false],
    ['Valkey server v=8.1.1 sha=0', true],
    ['command not found', false],
  ])('%s: recent enough for the queues? %s', (version, expected) => {
    expect(isRecent(version)).toBe(expected);
  });
});
