import { screen, waitFor } from '@testing-library/react';
import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { CrewList } from './components/crew-list';
import { buildCrewMember } from './crew.factory';

const day = dayAfter(wallTimeOf(new Date()).day, 10);

function open(at: string, user = buildUser({ id: 'co', role: 'recruiter' })) {
  const asked = api({
    'GET /api/freelancers': () => answer([buildCrewMember()], { total: 1 }),
    'POST /api/availability/check': () => answer({ as_of: new Date().toISOString(), people: [] }),
  });
  const lastAsked = () => asked.filter(({ path }) => path === '/api/freelancers').at(-1)?.query ?? {};
  return { lastAsked, ...renderApp(<CrewList />, { at, user }) };
}

it('lets a company look for a kind of ticket, valid on the dates and verified [R482]', async () => {
  const { lastAsked, person } = open(`/freelancers?on=${day}`);
  await person.click(await screen.findByRole('button', { name: 'Filter by ticket' }));
  await person.selectOptions(screen.getByLabelText('Ticket'), 'IPAF');
  await waitFor(() => expect(lastAsked()['ticket']).toBe('ipaf'));
  await person.click(screen.getByLabelText('Valid on the dates'));
  await person.click(screen.getByLabelText('Verified only'));
  await waitFor(() => expect(lastAsked()['ticket_is']).toBe('valid,verified'));
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('ticket'));
});

it('asks by ticket for companies alone, and for kinds that there are', async () => {
  const crew = open('/freelancers?ticket=ipaf', buildUser());
  await waitFor(() => expect(crew.lastAsked()).toHaveProperty('page'));
  expect(crew.lastAsked()).not.toHaveProperty('ticket');
  expect(screen.queryByRole('button', { name: 'Filter by ticket' })).not.toBeInTheDocument();
  crew.unmount();
  const company = open('/freelancers?ticket=passport');
  expect(await screen.findByRole('button', { name: 'Filter by ticket' })).toBeVisible();
  expect(company.lastAsked()).not.toHaveProperty('ticket');
});
