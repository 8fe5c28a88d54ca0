import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { TimesheetPage } from './components/timesheet-page';
import { buildFigures, buildTimesheet } from './timesheet.factory';

it('takes no more hours once they are submitted, also before the sheet is read again', async () => {
  let sheet = buildTimesheet();
  let read = (): void => undefined;
  const gates = [Promise.resolve(), new Promise<void>((resolve) => (read = resolve))];
  api({
    'GET /api/bookings/b1/expenses': () => answer([]),
    'GET /api/timesheets/s1': async () => (await gates.shift(), answer(sheet)),
    'PUT /api/timesheets/s1/submit': () => answer((sheet = buildTimesheet({ state: 'submitted', round: 1 }))),
  });
  const { person, store } = renderApp(<TimesheetPage id="s1" />, { user: buildUser({ id: 'u1' }) });
  await person.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Submitted to Northlight.'));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Your hours' })).toBeNull());
  read();
});

it('keeps hours that are typed while those before are being saved', async () => {
  let sheet = buildTimesheet();
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const asked = api({
    'GET /api/bookings/b1/expenses': () => answer([]),
    'GET /api/timesheets/s1': () => answer(sheet),
    'PUT /api/timesheets/s1': async () => {
      await saved;
      sheet = buildTimesheet({ version: 4, figures: buildFigures({ ends_at: '19:00' }) });
      return answer(sheet);
    },
  });
  const { person, store } = renderApp(<TimesheetPage id="s1" />, { user: buildUser({ id: 'u1' }) });
  const out = await screen.findByLabelText('Out');
  fireEvent.change(out, { target: { value: '19:00' } });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.change(out, { target: { value: '19:30' } });
  save();
  await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Saved. Only you see it.'));
  const reads = () => asked.filter(({ method, path }) => method === 'GET' && path === '/api/timesheets/s1');
  await waitFor(() => expect(reads()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByLabelText('Out')).toHaveValue('19:30');
});
