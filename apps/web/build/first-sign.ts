/** What a drawn page offers the app: to be told when it is alive. */
export interface DrawnPage {
  /** What was pressed, sent and typed meanwhile is done now; of a part that is marked `data-later`, when it is ready. */
  ready: (partId?: string) => void;
}

/**
 * Stands inline in every drawn page, by its own text: it may use nothing from outside. The page can be read and its
 * links followed without the app, so the app is fetched when the page is there and begins with the first sign of a
 * person, or after eight seconds. What a person does before it is ready is kept and done then. Somebody who is signed in
 * gets the app at once, and not the page that was drawn for a stranger.
 */
export function awaitFirstSign(): void {
  const root = document.getElementById('root');
  const files = document.getElementById('drawn')?.dataset['scripts']?.split(' ') ?? [];
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>();
  const asleep = new Set<Element | null>();
  let held: { target: Element; act: () => void }[] = [];
  let hasBegun = false;
  let isAlive = false;

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
  const begin = (): void => {
    if (hasBegun || !files[0]) return;
    hasBegun = true;
    for (const file of files) want('modulepreload', file);
    import(/* @vite-ignore */ files[0]).catch(() => {
      hasBegun = false;
    });
  };
  const isAwake = (target: Element): boolean => isAlive && ![...asleep].some((part) => part?.contains(target));
  const keep = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || isAwake(target)) return;
    if (event.type === 'input') {
      typed.set(target as HTMLInputElement, (target as HTMLInputElement).value);
      return;
    }
    const button = event.type === 'click' ? target.closest('button') : null;
    if (!button && event.type !== 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ target, act: () => (button ? button.click() : (target as HTMLFormElement).requestSubmit()) });
  };
  const kept = ['click', 'submit', 'input'];
  const tellTyped = (): void => {
    for (const [field, value] of typed) {
      // Past React's own setter, which would otherwise take the event for one that changes nothing.
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
      if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
      set?.call(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
    typed.clear();
  };
  const ready = (partId?: string): void => {
    if (partId) asleep.delete(document.getElementById(partId));
    else {
      isAlive = true;
      for (const part of document.querySelectorAll('[data-later]')) asleep.add(part);
      for (const sign of signs) removeEventListener(sign, begin, true);
      tellTyped();
    }
    if (isAlive && asleep.size === 0) for (const name of kept) removeEventListener(name, keep, true);
    const now = held.filter(({ target }) => isAwake(target));
    held = held.filter(({ target }) => !isAwake(target));
    for (const { act } of now) act();
  };
  Object.assign(window, { drawnPage: { ready } satisfies DrawnPage });

  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('auth_token') !== null;
  } catch {
    // A browser without storage knows nobody.
  }
  if (isSignedIn) {
    root?.replaceChildren();
    begin();
    return;
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  for (const name of kept) addEventListener(name, keep, true);
  const whenLoaded = (): void => {
    setTimeout(fetchInTurn, 500);
    setTimeout(begin, 8_000);
  };
  addEventListener('load', whenLoaded, { once: true });
}
