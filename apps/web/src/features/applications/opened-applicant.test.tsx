import { screen, waitFor } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { Application } from '@crewcall/contracts-jobs';
import { useSearchParams } from 'react-router-dom';
import { buildApplication } from './application.factory';
import { JobApplicants } from './components/job-applicants';

const user = buildUser({ id: 'co', role: 'recruiter' });
const jobId = '0190b6a0-0000-7000-8000-0000000000a1';
const priya = buildApplication({ id: 'c1' });
const meera = buildApplication({
  id: 'c2',
  cover_letter: 'I know the house.',
  freelancer_profile: { first_name: 'Meera', last_name: 'Shah' },
});

function Applicants() {
  const [params] = useSearchParams();
  return <JobApplicants userId="co" jobId={jobId} applicationId={params.get('application')} />;
}

function open(applications: Application[], list?: Answer, at = '/dashboard?application=c1') {
  const asked = api({
    'GET /api/recruiter/co/applications': list ?? (() => answer(applications, { total: applications.length })),
    'PUT /api/applications/c1/review': () => answer({ ...priya, status: 'reviewed' }),
    'PUT /api/applications/c2/review': () => answer({ ...meera, status: 'reviewed' }),
  });
  const app = renderApp(<Applicants />, { user, at });
  return { ...app, reviewed: () => asked.filter(({ method }) => method === 'PUT').map(({ path }) => path) };
}
const shownOf = (name: string) => screen.findByRole('button', { name, expanded: true });

it('reviews an application that is opened from its notification, once', async () => {
  const { reviewed, person } = open([priya, meera]);
  const details = await shownOf('Details of Priya Nair');
  await waitFor(() => expect(reviewed()).toEqual(['/api/applications/c1/review']));
  await person.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'false');
  expect(reviewed()).toHaveLength(1);
});

it('opens the next application of the list whose notification is followed', async () => {
  const { reviewed, goTo } = open([priya, meera]);
  await shownOf('Details of Priya Nair');
  await goTo('/dashboard?application=c2');
  await shownOf('Details of Meera Shah');
  await waitFor(() => expect(reviewed()).toEqual(['/api/applications/c1/review', '/api/applications/c2/review']));
});

it.each<Partial<Application>>([{ status: 'reviewed' }, { takes_back_until: '2099-01-01T00:00:00.000Z' }])(
  'reviews none that needs no review: %p',
  async (more) => {
    const { reviewed } = open([{ ...priya, ...more }]);
    await shownOf('Details of Priya Nair');
    expect(reviewed()).toEqual([]);
  },
);

it('leads from a page of applicants that was emptied to the last one that has some', async () => {
  const { address } = open(
    [],
    ({ query }) => answer(query['page'] === '1' ? [priya] : [], { total: 25 }),
    '/dashboard?applicants=2',
  );
  expect(await screen.findByRole('heading', { name: 'Priya Nair' })).toBeVisible();
  expect(address()).toBe(`/dashboard?applicants=1&job=${jobId}`);
});

it('says when another order of applicants does not load, and still offers that of before', async () => {
  const { person } = open(
    [],
    ({ query }) =>
      query['sort'] ? refuse(403, 'Access denied') : answer([{ ...priya, asked_pence: 33_000 }], { total: 1 }),
    '/dashboard',
  );
  await person.selectOptions(await screen.findByLabelText('Order of applicants'), 'Lowest rate first');
  expect(await screen.findByRole('alert')).toHaveTextContent('Access denied');
  await person.selectOptions(screen.getByLabelText('Order of applicants'), 'Newest first');
  expect(await screen.findByRole('heading', { name: 'Priya Nair' })).toBeVisible();
});
