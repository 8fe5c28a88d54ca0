const keys = {
  submitted: 'feedback_submitted',
  dismissed: 'feedback_popup_dismissed',
  shown: 'feedback_popup_shown',
} as const;

/** What happened to feedback since the browser's session began. Without storage nothing is remembered. */
export function raiseFeedbackFlag(flag: keyof typeof keys): void {
  try {
    sessionStorage.setItem(keys[flag], 'true');
  } catch {
    // A browser may refuse storage; the popup is then asked for once per page load.
  }
}

/** Whether the popup has had its chance in this session. */
export function isFeedbackSettled(): boolean {
  try {
    return Object.values(keys).some((key) => sessionStorage.getItem(key) === 'true');
  } catch {
    return false;
  }
}
