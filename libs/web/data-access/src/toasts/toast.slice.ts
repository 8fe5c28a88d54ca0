import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { toastDurations, type Toast } from './toast';

export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'times'>>;

const rank = { urgent: 0, high: 1, normal: 2, low: 3 } as const;

/** Beyond this the oldest of the least urgent go: everything that the live channel pushes is also in the bell. */
const queueLimit = 20;

/**
 * One toast shows at a time: the first of the queue. What answers the person's own action shows at once and takes the
 * place of the answer before it; nothing older is waited for. What the live channel pushes waits its turn: more urgent
 * ones before less urgent ones, an urgent one at once. One that says the same as another joins it.
 */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: { queue: [] as Toast[] },
  reducers: {
    showToast: {
      prepare: (toast: NewToast) => ({ payload: { id: nanoid(), ...toast } }),
      reducer(state, { payload }: PayloadAction<NewToast & { id: string }>) {
        const toast: Toast = {
          tone: 'plain',
          priority: 'normal',
          isLive: false,
          durationMs: toastDurations.standard,
          times: 1,
          ...payload,
        };
        const alike = state.queue.find(
          (other) => other.title === toast.title && other.text === toast.text && other.tone === toast.tone,
        );
        if (alike) toast.times += alike.times;
        if (alike && alike.isLive && toast.isLive) {
          alike.times = toast.times;
          return;
        }
        const others = state.queue.filter((other) => other !== alike && (toast.isLive || other.isLive));
        const isShowing = (at: number): boolean => at === 0 && toast.priority !== 'urgent';
        const before = others.findIndex((other, at) => !isShowing(at) && rank[other.priority] > rank[toast.priority]);
        const place = !toast.isLive ? 0 : before === -1 ? others.length : before;
        state.queue = others.toSpliced(place, 0, toast).slice(0, queueLimit);
      },
    },
    dismissToast({ queue }, { payload }: PayloadAction<string>) {
      const at = queue.findIndex(({ id }) => id === payload);
      if (at !== -1) queue.splice(at, 1);
    },
    clearToasts(state) {
      state.queue = [];
    },
  },
  selectors: { selectToast: ({ queue }): Toast | null => queue[0] ?? null },
});

export const { showToast, dismissToast, clearToasts } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
