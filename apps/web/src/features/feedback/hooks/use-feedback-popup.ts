import { isOverlayOpen } from '@crewcall/web-ui';
import { useEffect, useRef } from 'react';
import { isFeedbackSettled, raiseFeedbackFlag } from '../feedback-flags.storage';

/** Time in the app, looked at, before the popup asks. */
const feedbackPopupAfterMs = 5 * 60_000;
const everyMs = 15_000;

interface Occasion {
  isSignedIn: boolean;
  /** Says once that a booking was completed; it is remembered. */
  hasCompletedBooking: boolean;
}

/**
 * Asks a signed-in person once per session what they think: after five minutes with the app before their eyes or a
 * completed booking, and never while another dialog is open.
 */
export function useFeedbackPopup({ isSignedIn, hasCompletedBooking }: Occasion, ask: () => void): void {
  const latest = useRef(ask);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = ask;
    isDue.current ||= hasCompletedBooking;
  });
  useEffect(() => {
    if (!isSignedIn) return;
    let seenMs = 0;
    const timer = setInterval(() => {
      if (document.hidden) return;
      seenMs += everyMs;
      if (seenMs >= feedbackPopupAfterMs) isDue.current = true;
      if (!isDue.current || isOverlayOpen()) return;
      clearInterval(timer);
      if (isFeedbackSettled()) return;
      raiseFeedbackFlag('shown');
      latest.current();
    }, everyMs);
    return () => {
      clearInterval(timer);
      isDue.current = false;
    };
  }, [isSignedIn]);
}
