import { EventEmitter } from 'node:events';
import { SharedReads, type WholeAnswer } from './shared-reads.service.js';

const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0);
const of = (text: string): WholeAnswer => ({ statusCode: 200, headers: {}, body: Buffer.from(text) });

function asking() {
  const open: { resolve: (answer: WholeAnswer) => void; reject: (error: Error) => void }[] = [];
  const ask = jest.fn(
    (_controller: AbortController) => new Promise<WholeAnswer>((resolve, reject) => open.push({ resolve, reject })),
  );
  const reads = new SharedReads();
  const read = (key = 'list', caller = new EventEmitter()) =>
    reads.answer(key, caller, ask).then(({ body }) => body.toString());
  return { ask, open, read };
}

describe('a read that several share', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked after all of them have come, never before', async () => {
    const { ask, open, read } = asking();
    const first = read();
    const others = [read(), read(), read()];
    expect(ask).toHaveBeenCalledTimes(1);
    open[0]?.resolve(of('before'));
    expect(await first).toBe('before');
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    const late = read();
    open[1]?.resolve(of('now'));
    expect(await Promise.all(others)).toEqual(['now', 'now', 'now']);
    await settle();
    open[2]?.resolve(of('later'));
    expect(await late).toBe('later');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not wait long for the one before it', async () => {
    const { ask, open, read } = asking();
    void read();
    const next = read();
    await jest.advanceTimersByTimeAsync(30);
    expect(ask).toHaveBeenCalledTimes(2);
    open[1]?.resolve(of('now'));
    expect(await next).toBe('now');
  });

  it('is kept by no one: who comes afterwards asks anew', async () => {
    const { ask, open, read } = asking();
    const first = read();
    open[0]?.resolve(of('one'));
    await first;
    void read();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('fails for all who wait for it and for no one after them', async () => {
    const { ask, open, read } = asking();
    const failing = [read(), read(), read()].map((each) => each.catch((error: Error) => error.message));
    open[0]?.reject(new Error('first'));
    await settle();
    open[1]?.reject(new Error('second'));
    expect(await Promise.all(failing)).toEqual(['first', 'second', 'second']);
    void read();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is given up when the last of them hangs up, and not before', async () => {
    const { ask, open, read } = asking();
    const [one, other] = [new EventEmitter(), new EventEmitter()];
    void read();
    void read('list', one);
    void read('list', other);
    open[0]?.resolve(of('before'));
    await settle();
    const [, [shared] = []] = ask.mock.calls;
    one.emit('close');
    expect(shared?.signal.aborted).toBe(false);
    other.emit('close');
    expect(shared?.signal.aborted).toBe(true);
  });

  it('is another one for another question', () => {
    const { ask, read } = asking();
    void read('one');
    void read('two');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
