import { endEarlyInput } from './app-hydrated';
import { earlyInputScript } from './early-input';

let stop: () => void;

const page = `<form method="get" action="/jobs">
    <input name="search" value=""><textarea></textarea>
    <input type="checkbox"><select><option>Any</option><option>Day</option></select>
    <button id="send">Search</button>
  </form>
  <button id="more" type="button">More <svg></svg></button>
  <button id="menu" type="button" popovertarget="nav">Menu</button><a href="#jobs">Jobs</a>
  <a id="provider" href="#provider" data-needs-app>Google</a>`;

const find = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const press = (selector: string): boolean =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('what is done before the app is there', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
    // As in the page: by its own text.
    stop = window.eval(earlyInputScript) as () => void;
    find('form').addEventListener('submit', (event) => event.preventDefault());
  });
  afterEach(() => stop());

  it('acknowledges a press at once, and does it as soon as the app is hydrated, once [R015]', async () => {
    const pressed = jest.fn();
    expect(press('#more svg')).toBe(false);
    expect(press('#more')).toBe(false);
    expect(find('#more')).toHaveAttribute('aria-busy', 'true');
    find('#more').addEventListener('click', pressed);
    endEarlyInput();
    await Promise.resolve();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(find('#more')).not.toHaveAttribute('aria-busy');
    press('#more');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('keeps a press of a link that the app has to complete first', async () => {
    expect(press('#provider')).toBe(false);
    find('#provider').addEventListener('click', () => find('#provider').setAttribute('href', '#completed'));
    const left = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    endEarlyInput();
    await left;
    expect(window.location.hash).toBe('#completed');
  });

  it.each(['#menu', '#send', 'a'])('leaves to the browser what it can do itself: %s', (selector) => {
    expect(press(selector)).toBe(true);
    expect(find(selector)).not.toHaveAttribute('aria-busy');
  });

  it('never sends a form that only the app can: its fields would stand in the address', () => {
    document.body.innerHTML = '<form><input name="password" value="secret"><button id="save">Save</button></form>';
    expect(press('#save')).toBe(false);
    expect(find('#save')).toHaveAttribute('aria-busy', 'true');
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    expect(find('form').dispatchEvent(sent)).toBe(false);
    find('#save').remove();
    endEarlyInput();
    expect(find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
  });

  it('forgets a button that the app has replaced', () => {
    press('#more');
    const old = find('#more');
    const pressed = jest.fn();
    old.addEventListener('click', pressed);
    old.remove();
    endEarlyInput();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('reports what was typed, ticked and chosen, even when the app had set it back', () => {
    const [input, area, box, select] = [
      find<HTMLInputElement>('input[name]'),
      find<HTMLTextAreaElement>('textarea'),
      find<HTMLInputElement>('[type=checkbox]'),
      find<HTMLSelectElement>('select'),
    ];
    input.value = 'sound';
    area.value = 'Hello';
    select.value = 'Day';
    for (const field of [input, area, select]) field.dispatchEvent(new Event('input', { bubbles: true }));
    box.click();
    for (const field of [input, area]) field.value = '';
    box.checked = false;
    const heard: unknown[] = [];
    input.addEventListener('input', () => heard.push(input.value));
    area.addEventListener('input', () => heard.push(area.value));
    select.addEventListener('change', () => heard.push(select.value));
    box.addEventListener('click', () => heard.push(box.checked));
    endEarlyInput();
    expect(heard).toEqual(['sound', 'Hello', 'Day', true]);
  });
});
