import { metricsBaseOf } from './ports.js';
import { processesOf, readReplicas } from './replicas.js';
import { services } from './service-names.js';

describe('replicas of npm start', () => {
  it('is one process of each service where nothing is said', () => {
    expect(readReplicas('')).toEqual({});
    expect(processesOf('messaging', 3000)).toEqual([{ name: 'messaging', port: 3004 }]);
  });

  it('gives each process a port and a metrics port that no other has', () => {
    const replicas = readReplicas('messaging=3, jobs=2,jobs-worker=2');
    const places = services.flatMap((service) => processesOf(service, 3000, replicas));
    expect(places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['messaging', 'messaging-2', 'messaging-3', 'jobs-2', 'jobs-worker-2']),
    );
    expect(places).toHaveLength(services.length + 4);
    const ports = places.flatMap((place) => [place.port, metricsBaseOf(place.port)]);
    expect(new Set(ports).size).toBe(2 * places.length);
    expect(Math.min(...places.slice(1).map(({ port }) => port))).toBeGreaterThan(3000);
  });

  it.each(['messaging', 'messaging=', 'messaging=0', 'payments=2', 'messaging=x', 'messaging=100'])(
    'refuses “%s” with a sentence',
    (text) => {
      expect(() => readReplicas(text)).toThrow(/^--replicas takes services and numbers/);
    },
  );

  it('refuses a second gateway, and more than there are ports for', () => {
    expect(() => readReplicas('gateway=2')).toThrow('There is one gateway here: it is the address that people open.');
    expect(() => readReplicas('messaging=15,jobs=15')).toThrow('At most 20 replicas besides the first');
  });
});
