import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { WeeklyPattern } from '@crewcall/contracts-bookings';
import { calendarApi } from './api/calendar.api';
import { buildCalendar } from './calendar.factory';
import { CalendarSettingsCard } from './components/calendar-settings-card';

const pattern: WeeklyPattern = { days: [{ weekday: 1, spans: [{ from: '08:00', to: '13:00' }] }] };

async function open(answers: Record<string, Answer> = {}) {
  const asked = api({
    'GET /api/calendar': () => answer(buildCalendar()),
    'GET /api/calendar/pattern': () => answer(pattern),
    'GET /api/feed-sources': () => answer([]),
    'PUT /api/calendar/pattern': ({ body }) => answer(body),
    'PUT /api/calendar/sharing': () => answer(null),
    ...answers,
  });
  const sent = (path: string) => asked.filter(({ method, path: to }) => method === 'PUT' && to === path);
  const app = renderApp(<CalendarSettingsCard />, { user: buildUser() });
  await app.person.click(screen.getByRole('button', { name: 'Change sharing and usual times' }));
  return { sent, ...app };
}

it('keeps the hours of the week that a person usually works, up to three times a day [R310]', async () => {
  const { person, sent } = await open();
  const week = await screen.findByRole('list', { name: 'Days of the week' });
  const monday = within(within(week).getByRole('group', { name: 'Monday, 1 of 1' }));
  expect(monday.getByLabelText('To')).toHaveValue('13:00');
  await person.click(screen.getByRole('button', { name: 'Add times on Monday' }));
  await person.click(screen.getByRole('button', { name: 'Save usual times' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please choose up to three times a day/);
  const second = within(screen.getByRole('group', { name: 'Monday, 2 of 2' }));
  fireEvent.change(second.getByLabelText('From'), { target: { value: '18:00' } });
  fireEvent.change(second.getByLabelText('To'), { target: { value: '00:00' } });
  await person.click(screen.getByRole('button', { name: 'Add times on Monday' }));
  expect(screen.queryByRole('button', { name: 'Add times on Monday' })).toBeNull();
  const third = within(screen.getByRole('group', { name: 'Monday, 3 of 3' }));
  await person.click(third.getByRole('button', { name: 'Remove these times of Monday' }));
  await person.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await person.click(screen.getByRole('button', { name: 'Save usual times' }));
  await waitFor(() => expect(sent('/api/calendar/pattern')).toHaveLength(1));
  expect(sent('/api/calendar/pattern')[0]?.body).toEqual({
    days: [
      {
        weekday: 1,
        spans: [
          { from: '08:00', to: '13:00' },
          { from: '18:00', to: '24:00' },
        ],
      },
      { weekday: 5, spans: [{ from: '08:00', to: '18:00' }] },
    ],
  });
});

it('keeps days that are chosen while those before are being saved', async () => {
  let kept: unknown = pattern;
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const { person, store } = await open({
    'GET /api/calendar/pattern': () => answer(kept),
    'PUT /api/calendar/pattern': async ({ body }) => (await saved, (kept = body), answer(body)),
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Friday' }));
  await person.click(screen.getByRole('button', { name: 'Save usual times' }));
  await person.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  save();
  await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Calendar updated'));
  await waitFor(() => expect(calendarApi.endpoints.pattern.select()(store.getState()).data).toEqual(kept));
  for (const name of ['Friday', 'Sunday']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
});

it('says of a day without times that it is not available, and that all are open while none has any', async () => {
  const { person } = await open();
  const week = within(await screen.findByRole('list', { name: 'Days of the week' }));
  expect(week.getAllByText('Not available')).toHaveLength(6);
  await person.click(week.getByRole('checkbox', { name: 'Monday' }));
  expect(week.getAllByText('Open')).toHaveLength(7);
  expect(week.queryByText('Not available')).toBeNull();
});

it('changes in Settings who may see when the person is free [R317]', async () => {
  const { person, sent } = await open();
  await person.selectOptions(await screen.findByLabelText('Shown to'), 'nobody');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('/api/calendar/sharing')[0]?.body).toEqual({ sharing: 'nobody' }));
});
