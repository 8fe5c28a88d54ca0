import { dismissToast, selectToast, showToast, toastSlice, type NewToast } from './toast.slice';

function queueOf(...toasts: NewToast[]): string[] {
  return after(...toasts).queue.map(({ title }) => title);
}
function after(...toasts: NewToast[]) {
  return toasts.reduce((state, toast) => toastSlice.reducer(state, showToast(toast)), toastSlice.getInitialState());
}

describe('the toast queue', () => {
  it('shows one at a time, first come first shown, for 8 s [R021]', () => {
    const state = after({ title: 'a' }, { title: 'b' });
    expect(selectToast({ toasts: state })).toMatchObject({ title: 'a', durationMs: 8_000, times: 1 });
    const next = toastSlice.reducer(state, dismissToast(state.queue[0]?.id ?? ''));
    expect(selectToast({ toasts: next })?.title).toBe('b');
  });

  it('puts urgent ones first, even before the one that is showing [R021] [R079]', () => {
    expect(queueOf({ title: 'a' }, { title: 'b' }, { title: 'hired', priority: 'urgent' })).toEqual([
      'hired',
      'a',
      'b',
    ]);
    expect(queueOf({ title: 'u1', priority: 'urgent' }, { title: 'u2', priority: 'urgent' })).toEqual(['u1', 'u2']);
  });

  it('lets merely high ones wait for the one that is showing [R021]', () => {
    expect(queueOf({ title: 'a' }, { title: 'b' }, { title: 'c', priority: 'high' })).toEqual(['a', 'c', 'b']);
  });

  it('merges those that say the same [R021]', () => {
    const { queue } = after({ title: 'a', text: 'x' }, { title: 'a', text: 'x' }, { title: 'a', text: 'y' });
    expect(queue.map(({ text, times }) => [text, times])).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
  });

  it('never grows without bound [R021]', () => {
    const many = Array.from({ length: 30 }, (_, n): NewToast => ({ title: `t${n}` }));
    expect(queueOf(...many, { title: 'hired', priority: 'urgent' })).toHaveLength(20);
  });
});
