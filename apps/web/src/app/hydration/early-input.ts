import { partHydrated } from '../../shared/parts';
import { appHydrated } from './app-hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Stands inline in the head, by its own text: it may use nothing from outside. Links, menus, details and GET forms work
 * without the app. A press of any other button before its part of the page is hydrated is acknowledged with `aria-busy`
 * and done as soon as it is; text that was typed meanwhile is reported then, also where the app had set it back.
 * @param signals events of the window by which the app says that it, or a part of it, is hydrated
 * @returns ends it
 */
export function keepEarlyInput(signals: string[]): () => void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string>();
  const hydrated = new WeakSet<Element>();
  const listeners: [string, (event: Event) => void, boolean][] = [];
  let isStarted = false;
  let looking: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: string, listener: (event: Event) => void, capture = true): void => {
    listeners.push([type, listener, capture]);
    addEventListener(type, listener, capture);
  };

  // React lets no event through to a part that it has not hydrated, and by one it hydrates a part whose code is there.
  const isHydrated = (element: Element): boolean => {
    if (!isStarted || hydrated.has(element)) return isStarted;
    const reached = (): unknown => hydrated.add(element);
    element.addEventListener('keyup', reached, { once: true });
    element.dispatchEvent(new Event('keyup', { bubbles: true }));
    element.removeEventListener('keyup', reached);
    return hydrated.has(element);
  };
  const isChosen = (field: Element): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  // Past React's own setter, which would take the event for one that changes nothing.
  const write = (field: Field, name: 'value' | 'checked', value: string | boolean): void =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
  // React puts a setter of its own on a field that it hydrates, and takes what stands there for what was rendered: the
  // event that made it hydrate would change nothing.
  const isWatched = (field: Field): boolean => Object.hasOwn(field, isChosen(field) ? 'checked' : 'value');
  const changeFromRendered = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
    const { selectionStart: start, selectionEnd: end } = field;
    field.value = field.defaultValue;
    write(field, 'value', value);
    if (start !== null) field.setSelectionRange(start, end);
  };
  const report = (field: Field, value: string): void => {
    if (isChosen(field)) {
      field.checked = value === '';
      field.click();
      return;
    }
    if (field instanceof HTMLSelectElement || field.type === 'file') {
      if (field.type !== 'file') write(field, 'value', value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    changeFromRendered(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handOver = (): void => {
    isStarted = true;
    for (const [field, value] of typed) {
      if (field.isConnected && !isHydrated(field)) continue;
      if (typed.delete(field) && field.isConnected) report(field, value);
    }
    for (const button of pressed) {
      if (button.isConnected && !isHydrated(button)) continue;
      // Hydrating one part may have handed it over already.
      if (!pressed.delete(button)) continue;
      button.removeAttribute('aria-busy');
      // A press may do what nothing may do while React is at its effects.
      queueMicrotask(() => button.isConnected && button.click());
    }
    lookLater();
  };
  // React does not say that it has hydrated a part, and while it is at its effects it hydrates none.
  const lookLater = (): void => {
    clearTimeout(looking);
    if (isStarted && pressed.size + typed.size > 0) looking = setTimeout(handOver, 50);
  };
  const isNative = (button: HTMLElement): boolean =>
    button.hasAttribute('popovertarget') ||
    (button instanceof HTMLAnchorElement && !('needsApp' in button.dataset)) ||
    // A form without an address is the app's alone: sent by the browser, its fields would stand in the address bar.
    (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true);

  listen('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && isChosen(target)) {
      const isTicked = target.checked;
      if (isWatched(target) || !isHydrated(target)) return;
      target.checked = target.defaultChecked;
      write(target, 'checked', isTicked);
      return;
    }
    const button = target?.closest<HTMLElement>('button, [role="button"], [role="tab"], [data-needs-app]');
    if (!button || isNative(button) || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
    lookLater();
  });
  listen('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && !form.hasAttribute('action') && !isHydrated(form)) event.preventDefault();
  });
  listen('input', ({ target: field }) => {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText && !(field instanceof HTMLSelectElement)) return;
    const value = isChosen(field) ? (field.checked ? 'on' : '') : field.value;
    const wasWatched = isWatched(field);
    if (!isHydrated(field)) {
      typed.set(field, value);
      lookLater();
    }
    // Hydrated by this very event: the app hears of it next.
    else if (field instanceof HTMLSelectElement) write(field, 'value', value);
    else if (!isChosen(field) && !wasWatched && field.type !== 'file') changeFromRendered(field, value);
  });
  for (const signal of signals) listen(signal, handOver, false);
  return () => {
    clearTimeout(looking);
    for (const [type, listener, capture] of listeners) removeEventListener(type, listener, capture);
  };
}

/** For the server's build alone: the browser has run it when the app comes. */
export const earlyInputScript = `(${keepEarlyInput.toString()})(${JSON.stringify([appHydrated, partHydrated])})`;
