import { startAfterPaint } from './after-paint';

jest.mock('/assets/index.js', () => ({}), { virtual: true });

const files = ['/assets/index.js', '/assets/dashboard.js'] as const;
const asked = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

afterEach(() => document.head.replaceChildren());

it('asks for nothing before the frame is painted', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint));
  startAfterPaint([...files]);
  expect(asked()).toEqual([]);
  jest.useFakeTimers();
  frames[0]?.(0);
  expect(asked()).toEqual([]);
  expect(() => jest.runAllTimers()).not.toThrow();
  expect(asked()).toEqual(files);
  jest.useRealTimers();
});

it('begins at once in a tab that nobody looks at', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startAfterPaint([...files]);
  expect(asked()).toEqual(files);
});
