import { LIVE_REPLAY_MAX, type NotificationItem } from '@crewcall/contracts-core';
import { LiveInbox, type LiveArrival, type MissedEvent } from './live-inbox';
import { LiveMemory } from './live-memory';

const arrival = (seq?: number, stream = 'notifications'): LiveArrival => ({
  event: 'new_notification',
  payload: { notification: { id: `n${seq ?? ''}` } as NotificationItem, ...(seq === undefined ? {} : { seq, stream }) },
});
const missed = (seq: number): MissedEvent => ({ ...arrival(seq), seq });

function setUp(replayed: MissedEvent[] | null = []) {
  const told: (number | undefined)[] = [];
  const replay = jest.fn(async (_stream: string, after: number) => replayed?.filter(({ seq }) => seq > after) ?? null);
  const onUnknown = jest.fn();
  const memory = new LiveMemory('u1');
  const inbox = new LiveInbox({ memory, replay, onUnknown, tell: ({ payload }) => told.push(payload.seq) });
  return { inbox, told, replay, onUnknown, memory };
}

afterEach(() => sessionStorage.clear());

describe('live events', () => {
  it('are told once each, in order [R077]', async () => {
    const { inbox, told } = setUp();
    for (const seq of [4, 5, 5, 4, 6]) await inbox.receive(arrival(seq));
    expect(told).toEqual([4, 5, 6]);
  });

  it('without a number are told as they come [R077]', async () => {
    const { inbox, told } = setUp();
    await Promise.all([inbox.receive(arrival()), inbox.receive(arrival())]);
    expect(told).toEqual([undefined, undefined]);
  });

  it('behind a gap wait for what is missing [R077]', async () => {
    const { inbox, told, replay } = setUp([missed(5), missed(6), missed(7)]);
    await inbox.receive(arrival(4));
    await Promise.all([inbox.receive(arrival(7)), inbox.receive(arrival(8))]);
    expect(told).toEqual([4, 5, 6, 7, 8]);
    expect(replay).toHaveBeenCalledTimes(1);
  });

  it('are told, and the rest asked for again, when the missing ones cannot be learned [R077]', async () => {
    const { inbox, told, onUnknown } = setUp(null);
    await inbox.receive(arrival(4));
    await inbox.receive(arrival(9));
    expect(told).toEqual([4, 9]);
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the first of those that are missing is gone', [8, 9], 12],
    ['more are missing than one answer holds', Array.from({ length: LIVE_REPLAY_MAX }, (_, at) => 5 + at), 700],
    ['none of those that are missing is left', [], 9],
  ])('are told, and the rest asked for again, when %s [R077]', async (_why, left, seq) => {
    const { inbox, told, onUnknown } = setUp(left.map(missed));
    await inbox.receive(arrival(4));
    await inbox.receive(arrival(seq));
    expect(told).toEqual([4, ...left, seq]);
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });

  it('that are gone when one returns are asked for again; where all came, nothing is', async () => {
    new LiveMemory('u1').remember('notifications', 4);
    const gone = setUp([missed(7)]);
    await gone.inbox.catchUp(['notifications']);
    expect([gone.told, gone.onUnknown.mock.calls.length]).toEqual([[7], 1]);
    const whole = setUp([missed(8)]);
    await whole.inbox.catchUp(['notifications']);
    expect([whole.told, whole.onUnknown.mock.calls.length]).toEqual([[8], 0]);
  });

  it('that may be more than one answer holds are told when one returns, and asked for again [R077]', async () => {
    new LiveMemory('u1').remember('notifications', 4);
    const { inbox, told, onUnknown } = setUp(Array.from({ length: LIVE_REPLAY_MAX }, (_, at) => missed(5 + at)));
    await inbox.catchUp(['notifications']);
    expect(told).toHaveLength(LIVE_REPLAY_MAX);
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });

  it('missed while away are told after the return, from the last one this tab saw [R077]', async () => {
    new LiveMemory('u1').remember('notifications', 4);
    const { inbox, told, replay } = setUp([missed(5), missed(6)]);
    await Promise.all([inbox.catchUp(['notifications']), inbox.receive(arrival(6)), inbox.receive(arrival(7))]);
    expect(replay).toHaveBeenCalledWith('notifications', 4);
    expect(told).toEqual([5, 6, 7]);
  });

  it('seen by another person are not this person’s past [R077]', async () => {
    new LiveMemory('somebody else').remember('notifications', 4);
    const { inbox, replay, onUnknown } = setUp([missed(5)]);
    await inbox.catchUp(['notifications']);
    expect(replay).not.toHaveBeenCalled();
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });

  it('may have been missed by a tab that had heard none before its connection was lost [R077]', async () => {
    const { inbox, onUnknown } = setUp([]);
    for (const _ of ['first', 'again']) await inbox.catchUp(['notifications']);
    expect(onUnknown.mock.calls).toEqual([[true], [false]]);
  });
});
