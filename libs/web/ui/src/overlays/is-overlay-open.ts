/** Whether a dialog or a popover is open; popovers stand in the page while they are closed, too. */
export const isOverlayOpen = (): boolean =>
  [...document.querySelectorAll('[popover], [role="dialog"]')].some(
    (overlay) => !overlay.hasAttribute('popover') || overlay.matches(':popover-open'),
  );
