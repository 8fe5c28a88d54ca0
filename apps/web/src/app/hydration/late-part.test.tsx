import { fireEvent, waitFor } from '@testing-library/react';
import { act, lazy, Suspense, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { preloadable } from '../../shared/parts';
import { endEarlyInput } from './app-hydrated';
import { earlyInputScript } from './early-input';

const saved = jest.fn();

function Form(): ReactNode {
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', kind: 'gig' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => saved(values))(event)}>
      <input {...register('name')} />
      <select {...register('kind')}>
        <option value="gig">Gig</option>
        <option value="contract">Contract</option>
      </select>
      <button type="submit">Save</button>
    </form>
  );
}

/** As React's server writes it, the marks of the boundary included. */
const rendered =
  '<!--$--><form><input name="name"/><select name="kind"><option value="gig">Gig</option>' +
  '<option value="contract">Contract</option></select><button type="submit">Save</button></form><!--/$-->';

const field = (name: string): HTMLInputElement => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const enter = (name: string, value: string): void => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name));
};
const press = (): void => void fireEvent.click(document.querySelector('button') as Element);

let stop: () => void;
let root: Root;
afterEach(async () => {
  await act(() => root.unmount());
  stop();
  saved.mockClear();
});

interface Arrived {
  bringCode: () => Promise<void>;
  hydrate: () => Promise<void>;
}

/** A page with the form as the server sent it; the code of the form comes when it is asked to. */
async function arrive({ isSilent = false } = {}): Promise<Arrived> {
  let bring: (form: typeof Form) => void = () => undefined;
  const code = new Promise<typeof Form>((resolve) => (bring = resolve));
  const Late = isSilent ? lazy(async () => ({ default: await code })) : preloadable('late.tsx', () => code);
  document.body.innerHTML = `<div id="page">${rendered}</div>`;
  stop = window.eval(earlyInputScript) as () => void;
  return {
    hydrate: async () => {
      await act(
        () =>
          void (root = hydrateRoot(
            document.querySelector('#page') as Element,
            <Suspense>
              <Late />
            </Suspense>,
          )),
      );
      endEarlyInput();
    },
    bringCode: () => act(async () => bring(Form)),
  };
}

it.each(['before the app is hydrated', 'after the app and before the form is'])(
  'keeps and sends what was entered and pressed %s',
  async (when) => {
    const { hydrate, bringCode } = await arrive();
    if (when.startsWith('after')) await hydrate();
    enter('name', 'Quill');
    enter('kind', 'contract');
    press();
    if (when.startsWith('before')) await hydrate();
    expect(saved).not.toHaveBeenCalled();
    await bringCode();
    expect(field('name').value).toBe('Quill');
    expect(saved).toHaveBeenCalledWith({ name: 'Quill', kind: 'contract' });
    expect(saved).toHaveBeenCalledTimes(1);
  },
);

it('does so too where the part is hydrated without a word', async () => {
  const { hydrate, bringCode } = await arrive({ isSilent: true });
  await hydrate();
  enter('name', 'Quill');
  press();
  await bringCode();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'Quill', kind: 'gig' }));
  expect(saved).toHaveBeenCalledTimes(1);
});

it('leaves alone what is entered when the form is hydrated: what the app clears stays clear', async () => {
  const { hydrate, bringCode } = await arrive();
  await hydrate();
  enter('name', 'Quill');
  await bringCode();
  enter('name', '');
  await act(() => press());
  expect(saved).toHaveBeenCalledWith({ name: '', kind: 'gig' });
  endEarlyInput();
  expect(field('name').value).toBe('');
});
