import { resolveReplicas } from './resolve-replicas.js';

const answers =
  (...found: [string, number][]) =>
  () =>
    Promise.resolve(found.map(([address, family]) => ({ address, family })));
const unexpected = () => Promise.reject(new Error('This name should not be looked up'));

describe('resolveReplicas', () => {
  it('makes one replica of each address', async () => {
    const found = answers(['10.0.0.2', 4], ['10.0.0.1', 4], ['10.0.0.2', 4]);
    expect(await resolveReplicas('http://messaging:3004', found)).toEqual([
      'http://10.0.0.1:3004',
      'http://10.0.0.2:3004',
    ]);
  });

  it('counts a replica with two families once', async () => {
    expect(await resolveReplicas('http://messaging:3004', answers(['fd00::1', 6], ['10.0.0.1', 4]))).toEqual([
      'http://10.0.0.1:3004',
    ]);
    expect(await resolveReplicas('http://messaging:3004', answers(['fd00::1', 6]))).toEqual(['http://[fd00::1]:3004']);
  });

  it.each(['http://127.0.0.1:3004', 'http://[::1]:3004', 'http://localhost:3004', 'https://messaging.example'])(
    'leaves %s as it is',
    async (url) => {
      expect(await resolveReplicas(url, unexpected)).toEqual([url]);
    },
  );
});
