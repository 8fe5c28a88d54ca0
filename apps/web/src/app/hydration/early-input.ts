/**
 * Stands inline in the head, by its own text: it may use nothing from outside. Links, menus, details and GET forms work
 * without the app. A press of any other button before React has it is acknowledged with `aria-busy` and done as soon
 * as it has; text that was typed meanwhile is reported then.
 */
export function keepEarlyInput(): void {
  const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>();
  let isWatching = false;

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
  const watch = (): void => {
    for (const [field, value] of typed) {
      if (field.isConnected && !isAlive(field)) continue;
      typed.delete(field);
      if (field.isConnected) report(field, value);
    }
    for (const button of pressed) {
      if (button.isConnected && !isAlive(button)) continue;
      pressed.delete(button);
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
    isWatching = typed.size + pressed.size > 0;
    if (isWatching) requestAnimationFrame(watch);
  };
  const watchOn = (): void => {
    if (isWatching) return;
    isWatching = true;
    requestAnimationFrame(watch);
  };
  const isNative = (button: HTMLElement): boolean =>
    button.hasAttribute('popovertarget') ||
    // A form without an address is the app's alone: sent by the browser, its fields would stand in the address bar.
    (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true);

  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest<HTMLElement>('button, [role="button"], [role="tab"]');
      if (!button || button instanceof HTMLAnchorElement || isNative(button) || isAlive(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.add(button);
      button.setAttribute('aria-busy', 'true');
      watchOn();
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('action') && !isAlive(form)) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      if (!isField || isAlive(target)) return;
      typed.set(target, isChosen(target) ? (target.checked ? 'on' : '') : target.value);
      watchOn();
    },
    true,
  );
}

export const earlyInputScript = `(${keepEarlyInput.toString()})()`;
