import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildCalendar } from './calendar.factory';
import { CalendarPage } from './components/calendar-page';

it('asks again about a pencil when other dates are chosen after the question [R312]', async () => {
  const question = 'Release the pencil for Gala too?';
  const asked = api({
    'GET /api/calendar': () => answer(buildCalendar()),
    'POST /api/calendar/blocks': ({ body }) =>
      (body as { release_pencils?: boolean }).release_pencils
        ? answer({ ids: ['new'], rule_id: null, clock_words: null }, { status: 201 })
        : refuse(409, question, 'HOLDS_PENCIL'),
  });
  const { person } = renderApp(<CalendarPage />, { user: buildUser(), at: '/calendar?view=month&on=2026-11-26' });
  const bodies = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await person.click(screen.getAllByRole('button', { name: 'Add time' })[0] as HTMLElement);
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(question);
  await person.clear(screen.getByLabelText('To'));
  await person.type(screen.getByLabelText('To'), '2026-11-28');
  expect(screen.queryByText(question)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(question);
  await person.click(screen.getByRole('button', { name: 'Release and save' }));
  await waitFor(() => expect(bodies()).toHaveLength(3));
  expect(bodies()).toMatchObject([
    { ends_on: '2026-11-26' },
    { ends_on: '2026-11-28' },
    { ends_on: '2026-11-28', release_pencils: true },
  ]);
  expect(bodies()[1]).not.toHaveProperty('release_pencils');
});
