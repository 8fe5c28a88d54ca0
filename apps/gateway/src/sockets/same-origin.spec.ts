import { isOurPage } from './same-origin.js';

const ours = 'https://crew.example';

describe('isOurPage', () => {
  it.each([
    ['https://crew.example', 'gateway:3000'],
    ['http://192.168.1.5:3000', '192.168.1.5:3000'],
    ['http://[::1]:3000', '[::1]:3000'],
    ['http://localhost:3000', 'localhost:3000'],
    [undefined, 'crew.example'],
  ])('lets %s in at %s', (origin, host) => {
    expect(isOurPage(origin, host, ours)).toBe(true);
  });

  it.each(['http://evil.example:3000', 'http://127.0.0.1.evil.example', 'http://localhost.evil.example'])(
    'keeps %s out though its name leads to us [F19] [S38]',
    (origin) => {
      expect(isOurPage(origin, new URL(origin).host, ours)).toBe(false);
    },
  );

  it.each([
    'https://evil.example',
    'https://crew.example.evil',
    'https://evil-crew.example',
    'http://crew.example',
    'null',
    '',
  ])('keeps %s out [S38]', (origin) => {
    expect(isOurPage(origin, 'gateway:3000', ours)).toBe(false);
  });
});
