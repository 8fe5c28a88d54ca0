import { dismissToast, selectToast, showToast, toastSlice, type NewToast } from './toast.slice';

const live = (title: string, more: Partial<NewToast> = {}): NewToast => ({ title, isLive: true, ...more });
const after = (...toasts: NewToast[]) =>
  toasts.reduce((state, toast) => toastSlice.reducer(state, showToast(toast)), toastSlice.getInitialState());
const queueOf = (...toasts: NewToast[]): string[] => after(...toasts).queue.map(({ title }) => title);

describe('the toast queue', () => {
  it('shows one at a time for 8 s, what is pushed in the order in which it came [R021]', () => {
    const state = after(live('a'), live('b'));
    expect(selectToast({ toasts: state })).toMatchObject({ title: 'a', durationMs: 8_000, times: 1 });
    const next = toastSlice.reducer(state, dismissToast(state.queue[0]?.id ?? ''));
    expect(selectToast({ toasts: next })?.title).toBe('b');
  });

  it('shows an answer at once, in the place of the answer before it [R021] [Q16]', () => {
    expect(queueOf({ title: 'Profile created' }, { title: 'Job posted' })).toEqual(['Job posted']);
    expect(queueOf(live('a'), { title: 'saved' }, live('b'), { title: 'failed', tone: 'bad' })).toEqual([
      'failed',
      'a',
      'b',
    ]);
    expect(queueOf(live('hired', { priority: 'urgent' }), { title: 'saved' })).toEqual(['saved', 'hired']);
  });

  it('puts urgent ones first, even before the one that is showing [R021] [R079]', () => {
    expect(queueOf(live('a'), live('b'), live('hired', { priority: 'urgent' }))).toEqual(['hired', 'a', 'b']);
    expect(queueOf({ title: 'saved' }, live('hired', { priority: 'urgent' }))).toEqual(['hired', 'saved']);
    expect(queueOf(live('u1', { priority: 'urgent' }), live('u2', { priority: 'urgent' }))).toEqual(['u1', 'u2']);
  });

  it('lets merely high ones wait for the one that is showing [R021]', () => {
    expect(queueOf(live('a'), live('b'), live('c', { priority: 'high' }))).toEqual(['a', 'c', 'b']);
  });

  it('merges those that say the same [R021]', () => {
    const { queue } = after(live('a', { text: 'x' }), live('a', { text: 'x' }), live('a', { text: 'y' }));
    expect(queue.map(({ text, times }) => [text, times])).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
    expect(after({ title: 'saved' }, { title: 'saved' }).queue).toMatchObject([{ title: 'saved', times: 2 }]);
  });

  it('never grows without bound [R021]', () => {
    const many = Array.from({ length: 30 }, (_, n) => live(`t${n}`));
    expect(queueOf(...many, live('hired', { priority: 'urgent' }))).toHaveLength(20);
  });
});
