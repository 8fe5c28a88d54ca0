import { withTimeout } from './with-timeout.js';

const late = () => new Error('late');

describe('withTimeout', () => {
  it('gives the outcome of what ends in time, good or bad', async () => {
    await expect(withTimeout(Promise.resolve(7), 1000, late)).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken');
  });

  it('rejects when there is no outcome by then, and drops a failure that comes later', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<never>((_resolve, reject) => (fail = reject));
    await expect(withTimeout(work, 1, late)).rejects.toThrow('late');
    fail(new Error('much later'));
    await new Promise(setImmediate);
  });
});
