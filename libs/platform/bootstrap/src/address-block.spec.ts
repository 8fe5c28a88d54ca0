import { addressBlockOf } from './address-block.js';

describe('what an address is counted as', () => {
  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('is for %s: %s [F23] [S24]', (address, block) => {
    expect(addressBlockOf(address)).toBe(block);
  });
});
