const hydrated = 'app-hydrated';

/**
 * Stands inline in the head, by its own text: it may use nothing from outside. Links, menus, details and GET forms work
 * without the app. A press of any other button before the app is hydrated is acknowledged with `aria-busy` and done as
 * soon as it is; text that was typed meanwhile is reported then.
 * @param signal the event of the window by which the app says that it is hydrated
 */
export function keepEarlyInput(signal: string): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>();
  const listeners: [string, (event: Event) => void][] = [];
  const listen = (type: string, listener: (event: Event) => void): void => {
    listeners.push([type, listener]);
    addEventListener(type, listener, true);
  };

  const isChosen = (field: Element): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  const report = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void => {
    if (isChosen(field)) {
      field.checked = value === '';
      field.click();
      return;
    }
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    // Past React's own setter, which would take the event for one that changes nothing.
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    field.value = field.defaultValue;
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handOver = (): void => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    for (const [field, value] of typed) {
      // React hydrates a part that is still to come when an event reaches it: the report then finds it alive.
      field.dispatchEvent(new Event('keyup', { bubbles: true }));
      if (field.isConnected) report(field, value);
    }
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
  };
  const isNative = (button: HTMLElement): boolean =>
    button.hasAttribute('popovertarget') ||
    // A form without an address is the app's alone: sent by the browser, its fields would stand in the address bar.
    (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true);

  listen('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button, [role="button"], [role="tab"]');
    if (!button || button instanceof HTMLAnchorElement || isNative(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  });
  listen('submit', (event) => {
    if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action')) event.preventDefault();
  });
  listen('input', ({ target }) => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (isField) typed.set(target, isChosen(target) ? (target.checked ? 'on' : '') : target.value);
  });
  addEventListener(signal, handOver, { once: true });
}

export const earlyInputScript = `(${keepEarlyInput.toString()})('${hydrated}')`;

/** Hands the app what was pressed and typed before it was there. */
export const endEarlyInput = (): boolean => dispatchEvent(new Event(hydrated));

export const onHydrated = (work: () => void): void => addEventListener(hydrated, work, { once: true });
