import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { buildApplication, buildCounts } from './application.factory';
import { RecruiterApplications } from './components/recruiter-applications';

const field = () => screen.findByLabelText('Search applicants');
const open = (list: Answer, at: string) => {
  api({
    'GET /api/recruiter/co/applications': list,
    'GET /api/applications/counts': () => answer(buildCounts({ total: 1 })),
  });
  return renderApp(<RecruiterApplications userId="co" />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
    at: `/dashboard?tab=applications${at}`,
  });
};
const later = () => new Promise<Response>(() => undefined);

it('keeps the search field while the list is asked for again after a search that found none', async () => {
  const { person } = open(({ query }) => (query['search'] ? answer([], { total: 0 }) : later()), '&q=zzz');
  expect(await screen.findByText('Nobody of that name')).toBeVisible();
  const typed = await field();
  await person.clear(typed);
  expect(await screen.findByText('Loading applications')).toBeInTheDocument();
  expect(screen.queryByText('No Applications Yet')).not.toBeInTheDocument();
  expect(await field()).toBe(typed);
});

it('says that a search did not load, and shows no others in its place', async () => {
  const { person } = open(
    ({ query }) => (query['search'] ? refuse(409, 'Not now.') : answer([buildApplication()], { total: 1 })),
    '',
  );
  await screen.findByRole('heading', { name: 'Priya Nair' });
  const typed = await field();
  await person.type(typed, 'zzz');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Priya Nair' })).not.toBeInTheDocument();
  expect(await field()).toBe(typed);
});
