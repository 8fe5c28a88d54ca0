import { act, renderHook } from '@testing-library/react';
import { useTitlePace, unreadPollMs } from './hooks/use-unread-count';
import { useSharedPoll } from './hooks/use-shared-poll';

/** Tabs of one browser, in one process: the tab that posts is heard by the others, not by itself. */
class Channel {
  static open = new Set<Channel>();
  listener: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
    this.listener = listener;
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.listener?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

let isHidden = false;
function hide(value: boolean): void {
  isHidden = value;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => jest.useRealTimers());

function poll(everyMs = 15_000) {
  const ask = jest.fn(async () => 7);
  const take = jest.fn();
  const { unmount } = renderHook(() => useSharedPoll({ channel: 'unread:u1', everyMs, ask, take }));
  return { ask, take, unmount };
}
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

it('asks at its pace while the page is visible, and not in the background [R066] [R067]', async () => {
  const { ask, unmount } = poll();
  await pass(44_000);
  expect(ask).toHaveBeenCalledTimes(2);
  hide(true);
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(2);
  hide(false);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(3);
  unmount();
});

it('asks once for all tabs: the others take the answer [R066]', async () => {
  const first = poll();
  await pass(1_000);
  const second = poll();
  await pass(60_000);
  expect(first.ask).toHaveBeenCalledTimes(4);
  expect(second.ask).not.toHaveBeenCalled();
  expect(second.take).toHaveBeenCalledTimes(4);
  first.unmount();
  await pass(17_000);
  expect(second.ask).toHaveBeenCalledTimes(1);
  second.unmount();
});

it('asks more often for one turn after the count rose, and seldom while it is 0 [R066]', () => {
  const { result, rerender } = renderHook(({ count }) => useTitlePace(count), { initialProps: { count: 0 } });
  expect(result.current.everyMs).toBe(unreadPollMs.none);
  rerender({ count: 2 });
  expect(result.current.everyMs).toBe(unreadPollMs.afterRise);
  const endTurn = result.current.beginTurn();
  rerender({ count: 3 });
  act(endTurn);
  expect(result.current.everyMs).toBe(unreadPollMs.afterRise);
  act(result.current.beginTurn());
  expect(result.current.everyMs).toBe(unreadPollMs.standard);
  rerender({ count: 4 });
  rerender({ count: 1 });
  expect(result.current.everyMs).toBe(unreadPollMs.standard);
  expect(unreadPollMs).toEqual({ standard: 15_000, afterRise: 10_000, none: 30_000, bell: 20_000 });
});
