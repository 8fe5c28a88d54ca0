/** Where the focus was, and what stands near: kept while it is there, for when it is gone. */
interface Place {
  element: HTMLElement;
  /** From the nearest outwards. */
  around: HTMLElement[];
  /** Rows after and before its own. */
  rows: Element[];
}

const headings = 'h1, h2, h3, h4';

function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
  const row = element.closest('li, tr');
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  return { element, around, rows: rows.filter((one) => one instanceof Element) };
}

/** The title of the next row, or the heading of the nearest thing that is still there. */
function nextTo({ rows, around }: Place): HTMLElement | null {
  const isRowGone = !around.find((one) => one.matches('li, tr'))?.isConnected;
  const row = isRowGone ? rows.find((one) => one.isConnected) : undefined;
  const inRow =
    row?.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? row?.querySelector<HTMLElement>(headings);
  if (inRow) return inRow;
  for (const one of around) {
    const heading = one.isConnected && one.querySelector<HTMLElement>(headings);
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('main h1');
}

function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus();
}

/**
 * A save, a post, an application, a hire or a close takes the control away that was pressed. The focus goes to what
 * stands in its place then, and never to the body. A control that was only busy has it back once it can be pressed.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;
  /** Of the page itself: what a dialog was opened from. */
  let below: Place | null = null;
  /** Had the focus when it was disabled. */
  let busy: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    if (target.closest('main')) below = last;
  };
  // A press beside everything means to leave.
  const forget = ({ target }: Event): void => {
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, summary')) last = null;
  };
  const look = (): void => {
    if (!last || document.activeElement !== document.body) return;
    if (last.element.isConnected) {
      const isBusy = last.element.matches(':disabled');
      if (!isBusy && busy === last.element) last.element.focus();
      busy = isBusy ? last.element : null;
      return;
    }
    const place = last.around.some((one) => one.isConnected && one.closest('main')) ? last : (below ?? last);
    last = null;
    if (place.element.isConnected) return focusOn(place.element);
    const next = nextTo(place);
    if (next) focusOn(next);
  };
  let asked = 0;
  // After React's own restoring of focus, and that of dialogs that close.
  const lookSoon = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    cancelAnimationFrame(asked);
    changes.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}
