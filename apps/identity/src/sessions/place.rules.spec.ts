import fc from 'fast-check';
import { placeOf } from './place.rules.js';

describe('the place of a session', () => {
  it.each([
    ['81.2.69.142', 'United Kingdom'],
    ['::ffff:81.2.69.142', 'United Kingdom'],
    ['::FFFF:81.2.69.142', 'United Kingdom'],
    ['8.8.8.8', 'United States'],
  ])('of %s is %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });

  it('is told as well the second time, and for any address of IPv4 in words or not at all', () => {
    expect([placeOf('81.2.69.142'), placeOf('81.2.69.142')]).toEqual(['United Kingdom', 'United Kingdom']);
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(placeOf(address) ?? 'nowhere').toMatch(/^\p{L}{2}.+/u);
      }),
    );
  });

  it.each(['127.0.0.1', '192.168.1.20', '10.0.0.1', '2a00:1450::1', '1::ffff:81.2.69.142', 'not an address', ''])(
    'of %j cannot be told',
    (address) => {
      expect(placeOf(address)).toBeNull();
    },
  );
});
