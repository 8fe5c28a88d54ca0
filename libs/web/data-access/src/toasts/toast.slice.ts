import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { toastDurations, type Toast } from './toast';

export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'times'>>;

const rank = { urgent: 0, high: 1, normal: 2, low: 3 } as const;

/** Beyond this the oldest of the least urgent go: everything told here is also in the bell. */
const queueLimit = 20;

/**
 * One toast shows at a time: the first of the queue. More urgent ones go before less urgent ones, but only an urgent one
 * takes the place of the one that is showing; equals keep their order; one that says the same as another joins it.
 */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: { queue: [] as Toast[] },
  reducers: {
    showToast: {
      prepare: (toast: NewToast) => ({ payload: { id: nanoid(), ...toast } }),
      reducer({ queue }, { payload }: PayloadAction<NewToast & { id: string }>) {
        const toast: Toast = {
          tone: 'plain',
          priority: 'normal',
          durationMs: toastDurations.standard,
          times: 1,
          ...payload,
        };
        const alike = queue.find(
          (other) => other.title === toast.title && other.text === toast.text && other.tone === toast.tone,
        );
        if (alike) {
          alike.times += 1;
          return;
        }
        const isShowing = (at: number): boolean => at === 0 && toast.priority !== 'urgent';
        const before = queue.findIndex((other, at) => !isShowing(at) && rank[other.priority] > rank[toast.priority]);
        queue.splice(before === -1 ? queue.length : before, 0, toast);
        if (queue.length > queueLimit) queue.pop();
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
