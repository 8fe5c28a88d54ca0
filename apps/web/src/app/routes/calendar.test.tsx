import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildCalendar } from '../../features/calendar/calendar.factory';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { Component as CalendarRoute } from './calendar.route';

it('has the bank holidays of the nation of the profile [R302]', async () => {
  const user = buildUser();
  api({
    'GET /api/calendar': () => answer(buildCalendar()),
    [`GET /api/freelancer/${user.id}`]: () => answer(buildFreelancerProfile({ location: 'Glasgow' })),
  });
  renderApp(<CalendarRoute />, { user, at: '/calendar?view=month&on=2026-11-26' });
  expect(await screen.findByRole('gridcell', { name: 'Monday 30 November, St Andrew’s Day' })).toBeInTheDocument();
});
