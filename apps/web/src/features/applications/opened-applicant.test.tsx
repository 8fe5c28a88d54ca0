import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
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

function open(applications: Application[]) {
  const asked = api({
    'GET /api/recruiter/co/applications': () => answer(applications, { total: applications.length }),
    'PUT /api/applications/c1/review': () => answer({ ...priya, status: 'reviewed' }),
    'PUT /api/applications/c2/review': () => answer({ ...meera, status: 'reviewed' }),
  });
  const app = renderApp(<Applicants />, { user, at: '/dashboard?application=c1' });
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
