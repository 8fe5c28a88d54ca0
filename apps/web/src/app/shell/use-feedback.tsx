import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FeedbackSource } from '@crewcall/contracts-admin';
import { useSession } from '@crewcall/web-data-access';
import { useFeedbackPopup } from '../../features/feedback/hooks/use-feedback-popup';

const FeedbackDialog = lazy(async () => ({
  default: (await import('../../features/feedback/components/feedback-dialog')).FeedbackDialog,
}));

export interface Feedback {
  open: () => void;
  dialog: ReactNode;
}

/** The feedback dialog, opened from the header or the footer, or by itself. Its code comes when it first opens. */
export function useFeedback(): Feedback {
  const { user } = useSession();
  const [state, setState] = useState<{ isOpen: boolean; source: FeedbackSource } | null>(null);
  const open = (source: FeedbackSource): void => setState({ isOpen: true, source });
  useFeedbackPopup(Boolean(user), () => open('popup'));
  return {
    open: () => open('header'),
    dialog: state && (
      <Suspense>
        <FeedbackDialog {...state} onClose={() => setState({ ...state, isOpen: false })} />
      </Suspense>
    ),
  };
}
