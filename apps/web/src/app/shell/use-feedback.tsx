import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FeedbackSource } from '@crewcall/contracts-admin';
import { type AppState, useAppDispatch, useAppSelector, useSession } from '@crewcall/web-data-access';
import { useFeedbackPopup } from '../../features/feedback/hooks/use-feedback-popup';

const FeedbackDialog = lazy(async () => ({
  default: (await import('../../features/feedback/components/feedback-dialog')).FeedbackDialog,
}));

export interface Feedback {
  open: () => void;
  dialog: ReactNode;
}

/** Rating and asking to be rated are what people do once a booking is over. */
const closings = new Set(['rate', 'askForRating']);
const hasCompletedBooking = ({ api }: AppState): boolean =>
  Object.values(api.mutations).some((call) => call?.status === 'fulfilled' && closings.has(call.endpointName));

/** The feedback dialog, opened from the header or the footer, or by itself. Its code comes when it first opens. */
export function useFeedback(): Feedback {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<{ isOpen: boolean; source: FeedbackSource } | null>(null);
  const open = (source: FeedbackSource): void => setState({ isOpen: true, source });
  const ask = async (): Promise<void> => {
    const { isPopupOn } = await import('../../features/feedback/api/feedback.api');
    if (await isPopupOn(dispatch)) open('popup');
  };
  const occasion = { isSignedIn: Boolean(user), hasCompletedBooking: useAppSelector(hasCompletedBooking) };
  useFeedbackPopup(occasion, () => void ask());
  return {
    open: () => open('header'),
    dialog: state && (
      <Suspense>
        <FeedbackDialog {...state} onClose={() => setState({ ...state, isOpen: false })} />
      </Suspense>
    ),
  };
}
