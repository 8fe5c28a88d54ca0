import { act } from '@testing-library/react';

const realTimeout = globalThis.setTimeout;

/** What carries requests, their answers and their way to the screen keeps real time. */
const carriers = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

/** The test's own clock from here on. */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: [...carriers] });
}

/** Moves the test's clock by exactly that much. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits for what an answer brings about, while the test's clock stands still: `waitFor` would move it. */
export async function untilSettled(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (isThere()) return;
    await act(async () => {
      await new Promise((resolve) => realTimeout(resolve, 2));
      await jest.advanceTimersByTimeAsync(0);
    });
  }
  throw new Error('It did not come about while the clock stood still.');
}
