import { waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';

let stop: () => void;
function show(html: string): (selector: string) => HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  stop = keepFocus();
  return (selector) => document.querySelector<HTMLElement>(selector) ?? document.body;
}
const focused = (): string => document.activeElement?.textContent ?? '';

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('when the control that was pressed is gone, the focus', () => {
  it('goes to the heading of what stands in its place', async () => {
    const find = show('<h1>Dashboard</h1><section><form><h2>Edit</h2><button>Save</button></form></section>');
    find('button').focus();
    find('section').innerHTML = '<h2>Profile</h2><p>Maya</p>';
    await waitFor(() => expect(focused()).toBe('Profile'));
  });

  it('goes to the next row of a list, or to the one before, or to the heading', async () => {
    const rows = ['One', 'Two', 'Three'].map((name) => `<li><a href="/${name}">${name}</a><button>x</button></li>`);
    const find = show(`<h1>Jobs</h1><ul>${rows.join('')}</ul>`);
    for (const [at, next] of [
      [2, 'Three'],
      [2, 'One'],
      [1, 'Jobs'],
    ] as const) {
      find(`li:nth-child(${at}) button`).focus();
      find(`li:nth-child(${at})`).remove();
      await waitFor(() => expect(focused()).toBe(next));
    }
  });

  it('goes back to the page from a dialog whose opener is gone, too', async () => {
    const find = show('<h1>Applicants</h1><section><h2>Night crew</h2><button id="hire">Hire</button></section>');
    find('#hire').focus();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="yes">Yes</button></div>');
    find('#yes').focus();
    find('#hire').remove();
    find('[role="dialog"]').remove();
    await waitFor(() => expect(focused()).toBe('Night crew'));
  });
});

it('leaves the focus alone where it is held, or where a user pressed beside everything', async () => {
  const find = show('<h1>Jobs</h1><p>Text</p><button id="a">A</button><button id="b">B</button>');
  find('#a').focus();
  find('#b').focus();
  find('#a').remove();
  find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('#b').remove();
  const seen = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await seen;
  expect(document.activeElement).toBe(document.body);
});
