import { rendezvous } from './rendezvous.js';

const names = ['http://10.0.0.1:3004', 'http://10.0.0.2:3004', 'http://10.0.0.3:3004'];
const keys = Array.from({ length: 900 }, (_, index) => `user-${index}`);

describe('rendezvous', () => {
  it('gives the same key the same order, however the names come', () => {
    expect(rendezvous(names, 'ana')).toEqual(rendezvous([...names].reverse(), 'ana'));
  });

  it('spreads keys evenly', () => {
    for (const name of names) {
      const share = keys.filter((key) => rendezvous(names, key)[0] === name).length;
      expect(share).toBeGreaterThan(230);
      expect(share).toBeLessThan(370);
    }
  });

  it('moves only the keys of a name that left', () => {
    const [gone, ...rest] = names;
    for (const key of keys) {
      const before = rendezvous(names, key);
      expect(rendezvous(rest, key)[0]).toBe(before[0] === gone ? before[1] : before[0]);
    }
  });
});
