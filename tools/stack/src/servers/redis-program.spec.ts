import { packagesToInstall } from './redis-packages.js';
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

describe('the packages that an ordinary user downloads', () => {
  it('are those that apt-get would install', () => {
    const simulation = `Reading package lists...
Inst libjemalloc2 (5.3.0-1 Debian:12.0/stable [amd64])
Inst redis-server (5:7.0.15-1 Debian:12.0/stable [amd64])
Conf libjemalloc2 (5.3.0-1 Debian:12.0/stable [amd64])`;
    expect(packagesToInstall(simulation)).toEqual(['libjemalloc2', 'redis-server']);
  });
});
