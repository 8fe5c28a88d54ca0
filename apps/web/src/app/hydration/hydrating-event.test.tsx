import { waitFor } from '@testing-library/react';
import { act, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { endEarlyInput } from './app-hydrated';
import { earlyInputScript } from './early-input';

function Form(): ReactNode {
  const [out, setOut] = useState('09:00');
  const [note, setNote] = useState('');
  const [kind, setKind] = useState('gig');
  const [isPaid, setPaid] = useState(false);
  const [shift, setShift] = useState('day');
  return (
    <form>
      <input name="out" value={out} onChange={(event) => setOut(event.target.value)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <select name="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="gig">Gig</option>
        <option value="contract">Contract</option>
      </select>
      <label>
        Paid
        <input type="checkbox" name="paid" checked={isPaid} onChange={(event) => setPaid(event.target.checked)} />
      </label>
      {['day', 'night'].map((each) => (
        <input
          key={each}
          type="radio"
          name="shift"
          value={each}
          checked={shift === each}
          onChange={() => setShift(each)}
        />
      ))}
      <output>{[out, note, kind, isPaid, shift].join()}</output>
    </form>
  );
}

/** As React's server writes it, the marks of the boundary included. */
const rendered =
  '<!--$--><form><input name="out" value="09:00"/><textarea name="note"></textarea><select name="kind">' +
  '<option value="gig" selected="">Gig</option><option value="contract">Contract</option></select>' +
  '<label>Paid<input type="checkbox" name="paid"/></label><input type="radio" name="shift" value="day" checked=""/>' +
  '<input type="radio" name="shift" value="night"/><output>09:00,,gig,false,day</output></form><!--/$-->';

function Page({ onShown }: { onShown: () => void }): ReactNode {
  useLayoutEffect(() => queueMicrotask(onShown), [onShown]);
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}

const find = <T extends HTMLElement>(selector: string): T => document.querySelector(selector) as T;
const enter = (selector: string, value: string): void => {
  const field = find<HTMLInputElement>(selector);
  // As a browser does it: past the properties of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
let stop: () => void;
let root: Root;
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => root.unmount());
  stop();
});

/** Does it between the hydration of the page and that of the form, which it so brings about. */
async function whileFormIsNotHydrated(work: () => void): Promise<void> {
  document.body.innerHTML = `<div id="page">${rendered}</div>`;
  stop = window.eval(earlyInputScript) as () => void;
  let done: () => void = () => undefined;
  const isDone = new Promise<void>((resolve) => (done = resolve));
  const onShown = (): void => {
    endEarlyInput();
    work();
    done();
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  root = hydrateRoot(find('#page'), <Page onShown={onShown} />);
  await isDone;
}

it.each([
  ['a time', () => enter('[name=out]', '22:00'), '22:00,,gig,false,day'],
  ['a text', () => enter('textarea', 'Hello'), '09:00,Hello,gig,false,day'],
  ['a choice', () => enter('select', 'contract'), '09:00,,contract,false,day'],
  ['a tick', () => find('[name=paid]').click(), '09:00,,gig,true,day'],
  ['a tick by its label', () => find('label').click(), '09:00,,gig,true,day'],
  ['one of several', () => find('[value=night]').click(), '09:00,,gig,false,night'],
])('%s whose event hydrates its form is entered, and stays', async (_what, work, shown) => {
  await whileFormIsNotHydrated(work);
  await waitFor(() => expect(find('output')).toHaveTextContent(shown));
  const stands = ['[name=out]', 'textarea', 'select'].map((each) => find<HTMLInputElement>(each).value);
  const isPaid = find<HTMLInputElement>('[name=paid]').checked;
  const shift = find<HTMLInputElement>('[name=shift]:checked').value;
  expect([...stands, isPaid, shift].join()).toBe(shown);
});
