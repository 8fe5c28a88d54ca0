const shown = new WeakSet<Element>();
const isPopover = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.hasAttribute('popover');

function setShown(popover: HTMLElement, isShown: boolean): void {
  if (shown.has(popover) === isShown) return;
  if (isShown) shown.add(popover);
  else shown.delete(popover);
  popover.toggleAttribute('data-shown', isShown);
  const toggled = Object.assign(new Event('toggle'), { newState: isShown ? 'open' : 'closed' });
  popover.dispatchEvent(toggled);
}

/** What every browser does with `popover`, and jsdom does not yet. */
export function teachPopovers(): void {
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    value(this: Element, selectors: string): boolean {
      return selectors === ':popover-open' ? shown.has(this) : matches.call(this, selectors);
    },
  });
  HTMLElement.prototype.showPopover = function show(): void {
    setShown(this, true);
  };
  HTMLElement.prototype.hidePopover = function hide(): void {
    setShown(this, false);
  };
  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-shown]) { display: none }';
  document.head.append(style);

  const opened = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[popover][data-shown]')];
  let opener: HTMLElement | null = null;
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    const button = pressed?.closest<HTMLElement>('[popovertarget]') ?? null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const other of opened()) if (other !== popover && !other.contains(pressed)) setShown(other, false);
    if (!isPopover(popover)) return;
    opener = button;
    setShown(popover, !shown.has(popover));
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    for (const popover of opened()) {
      setShown(popover, false);
      opener?.focus();
    }
  });
}
