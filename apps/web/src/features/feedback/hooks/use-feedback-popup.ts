import { useEffect, useRef } from 'react';
import { isFeedbackSettled, raiseFeedbackFlag } from '../feedback-flags.storage';

/** Time in the app, looked at, before the popup asks. */
export const feedbackPopupAfterMs = 5 * 60_000;
const everyMs = 15_000;

/**
 * Asks a signed-in person once per session what they think, after five minutes with the app before their eyes, and
 * never while another dialog is open.
 */
export function useFeedbackPopup(isSignedIn: boolean, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isSignedIn) return;
    let seenMs = 0;
    const timer = setInterval(() => {
      if (document.hidden) return;
      seenMs += everyMs;
      if (seenMs < feedbackPopupAfterMs || document.querySelector('[role="dialog"]')) return;
      clearInterval(timer);
      if (isFeedbackSettled()) return;
      raiseFeedbackFlag('shown');
      latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isSignedIn]);
}
