/** What a drawn page offers the app: to be told when it is alive. */
export interface DrawnPage {
  /** What was pressed, sent and typed meanwhile is done now. */
  ready: () => void;
}

/**
 * Stands inline in every drawn page, by its own text: it may use nothing from outside. The page can be read and its
 * links followed without the app, so the app is fetched when the page is there and begins with the first sign of a
 * person, or after eight seconds. What a person does before it is ready is kept and done then. Somebody who is signed in
 * gets the app at once, and not the page that was drawn for a stranger.
 * @param isTheirs the page was drawn for the one who is signed in
 */
export function awaitFirstSign(isTheirs = false): void {
  const root = document.getElementById('root');
  const files = document.getElementById('drawn')?.dataset['scripts']?.split(' ') ?? [];
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>();
  const held: (() => void)[] = [];
  let hasBegun = false;

  const want = (rel: 'modulepreload' | 'prefetch', file: string): void => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href: file }));
  };
  // Fetched and not compiled, one after the other: the page would feel more.
  const fetchInTurn = (at = 0): void => {
    const file = files[at];
    if (hasBegun || !file) return;
    want('prefetch', file);
    setTimeout(fetchInTurn, 25, at + 1);
  };
  // A pointer that rests where the page has come is told to it as a move of nothing.
  const isMoveOfNothing = (event?: Event): boolean =>
    event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
  const begin = (event?: Event): void => {
    if (hasBegun || !files[0] || isMoveOfNothing(event)) return;
    hasBegun = true;
    for (const file of files) want('modulepreload', file);
    import(/* @vite-ignore */ files[0]).catch(() => {
      hasBegun = false;
    });
  };
  const keep = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'input') {
      typed.set(target as HTMLInputElement, (target as HTMLInputElement).value);
      return;
    }
    const button = event.type === 'click' ? target.closest('button') : null;
    if (!button && event.type !== 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => (button ? button.click() : (target as HTMLFormElement).requestSubmit()));
  };
  const kept = ['click', 'submit', 'input'];
  const ready = (): void => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const name of kept) removeEventListener(name, keep, true);
    for (const [field, value] of typed) {
      // Past React's own setter, which would otherwise take the event for one that changes nothing.
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
      if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
      set?.call(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
    for (const act of held) act();
  };
  Object.assign(window, { drawnPage: { ready } satisfies DrawnPage });

  let isSignedIn = false;
  try {
    isSignedIn = !isTheirs && localStorage.getItem('auth_token') !== null;
  } catch {
    // A browser without storage knows nobody.
  }
  if (isSignedIn) {
    root?.replaceChildren();
    begin();
    return;
  }
  const whenLoaded = (): void => {
    setTimeout(fetchInTurn, 500);
    setTimeout(() => begin(), 8_000);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  for (const name of kept) addEventListener(name, keep, true);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}
