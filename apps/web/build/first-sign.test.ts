import { awaitFirstSign } from './first-sign';

const page = `<div id="root">
    <form><input name="search" value=""><select><option>Any</option><option>Day</option></select></form>
    <button type="button">More <svg></svg></button><a href="#jobs">Jobs</a>
  </div>
  <script type="application/json" id="drawn" data-scripts="/index.js /jobs.js">{}</script>`;

const find = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const wanted = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

describe('a drawn page before the app is there', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    document.body.innerHTML = page;
  });
  afterEach(() => {
    window.drawnPage?.ready();
    jest.useRealTimers();
  });

  it('fetches the scripts one after the other once the page is there, and compiles none', async () => {
    awaitFirstSign();
    window.dispatchEvent(new Event('load'));
    expect(wanted()).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(wanted()).toEqual(['prefetch /index.js', 'prefetch /jobs.js']);
  });

  it.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])('begins at %s', (sign) => {
    awaitFirstSign();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(wanted()).toEqual(['modulepreload /index.js', 'modulepreload /jobs.js']);
  });

  it('takes a pointer that rests for no sign', () => {
    awaitFirstSign();
    const rest = new MouseEvent('pointermove', { bubbles: true });
    document.body.dispatchEvent(Object.assign(rest, { movementX: 0, movementY: 0 }));
    expect(wanted()).toEqual([]);
    const move = new MouseEvent('pointermove', { bubbles: true });
    document.body.dispatchEvent(Object.assign(move, { movementX: 0, movementY: 3 }));
    expect(wanted()).toContain('modulepreload /index.js');
  });

  it('begins by itself after eight seconds', async () => {
    awaitFirstSign();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(7_900);
    expect(wanted()).not.toContain('modulepreload /index.js');
    await jest.advanceTimersByTimeAsync(200);
    expect(wanted()).toContain('modulepreload /index.js');
  });

  it('does what was pressed when the app is ready, once', () => {
    awaitFirstSign();
    const pressed = jest.fn();
    find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    find('button').addEventListener('click', pressed);
    expect(pressed).not.toHaveBeenCalled();
    window.drawnPage?.ready();
    expect(pressed).toHaveBeenCalledTimes(1);
    find<HTMLButtonElement>('button').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('sends a form when the app is ready, and not to the server', () => {
    awaitFirstSign();
    const isOpen = find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(isOpen).toBe(false);
    const sent = jest.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    window.drawnPage?.ready();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('tells the app what was typed and chosen', () => {
    awaitFirstSign();
    const input = find<HTMLInputElement>('input');
    const select = find<HTMLSelectElement>('select');
    input.value = 'sound';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    select.value = 'Day';
    select.dispatchEvent(new Event('input', { bubbles: true }));
    const heard: string[] = [];
    input.addEventListener('input', () => heard.push(input.value));
    select.addEventListener('change', () => heard.push(select.value));
    window.drawnPage?.ready();
    expect(heard).toEqual(['sound', 'Day']);
  });

  it('leaves links to the browser', () => {
    awaitFirstSign();
    const isFollowed = find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isFollowed).toBe(true);
  });

  it('shows somebody who is signed in nothing that was drawn for a stranger', () => {
    localStorage.setItem('auth_token', 'x');
    awaitFirstSign();
    expect(find('#root').childElementCount).toBe(0);
    expect(wanted()).toContain('modulepreload /index.js');
    localStorage.clear();
  });
});
