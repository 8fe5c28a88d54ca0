import { deviceOf } from './device.rules.js';

describe('deviceOf', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['curl/8.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('names %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('repeats nothing of a hostile header', () => {
    expect(deviceOf('Firefox/1\r\nX-Evil: <script>')).toBe('Firefox');
  });
});
