import { screen, waitFor } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CrewList } from '../../features/crew';
import { buildCrewMember } from '../../features/crew/crew.factory';
import { buildRole } from '../../features/bookings/offer.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { KitOfOwnRole } from './kit-of-own-role';

const company = buildUser({ id: 'co', role: 'recruiter' });
const line = { words: null, count: 1, need: 'must', pays_hire: true, cap_pence: null } as const;
const kit = [{ ...line, kind: 'sound_console' } as const, { ...line, kind: 'microphones', count: 4 } as const];
const match = {
  user_id: 'p',
  needed: 2,
  has: ['Microphones'],
  missing: ['Sound console'],
  lacks_must: true,
};

function open(at: string, user = company, more: Record<string, Answer> = {}) {
  const asked = api({
    'GET /api/freelancers': () => answer([buildCrewMember({ user_id: 'p' })], { total: 1 }),
    'GET /api/jobs/recruiter/co': () =>
      answer([buildJob({ id: 'j1', title: 'Winter Lights' }), buildJob({ id: 'j2', title: 'Gala' })]),
    'GET /api/jobs/j1/roles': () =>
      answer([buildRole({ id: 'r0', kit: [] }), buildRole({ id: 'r1', job_id: 'j1', kit })]),
    'GET /api/jobs/j2/roles': () => answer([buildRole({ id: 'r2', kit: [] })]),
    'POST /api/roles/r1/kit': () => answer([match]),
    ...more,
  });
  const lastAsked = () => asked.filter(({ path }) => path === '/api/freelancers').at(-1)?.query ?? {};
  const app = renderApp(<CrewList kitOfRole={(props) => <KitOfOwnRole companyId="co" {...props} />} />, { at, user });
  return { asked, lastAsked, ...app };
}

it('says in Find Crew how much each has of the kit of a role, and lists who brings it [R438]', async () => {
  const { person, asked, lastAsked, address } = open('/freelancers');
  await person.click(await screen.findByRole('button', { name: 'Compare kit' }));
  await screen.findByRole('option', { name: 'Winter Lights' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Kit of a job' }), 'Winter Lights');
  expect(await screen.findByText('Has 1 of 2 needed: has Microphones; not Sound console')).toBeVisible();
  expect(asked.find(({ path }) => path === '/api/roles/r1/kit')?.body).toEqual({ user_ids: ['p'] });
  expect(lastAsked()).not.toHaveProperty('kit');
  await person.click(await screen.findByRole('checkbox', { name: 'Brings the kit' }));
  await waitFor(() => expect(lastAsked()['kit']).toBe('sound_console,microphones.4'));
  expect(address()).toContain('kit_of=j1.r1');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Kit of a job' }), 'Gala');
  expect(await screen.findByText('No role of this job asks for kit.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/freelancers'));
});

it('compares kit for companies alone', async () => {
  const { asked, lastAsked } = open('/freelancers?kit=tools&kit_of=j1.r1', buildUser());
  await waitFor(() => expect(lastAsked()).toHaveProperty('page'));
  expect(lastAsked()).not.toHaveProperty('kit');
  expect(asked.some(({ path }) => path === '/api/roles/r1/kit')).toBe(false);
});

it('does not say that a job asks for no kit where its roles could not be loaded, and asks again', async () => {
  let isDown = true;
  const { person } = open('/freelancers', company, {
    'GET /api/jobs/j2/roles': () => (isDown ? refuse(500, 'Down') : answer([buildRole({ id: 'r2', kit: [] })])),
  });
  await person.click(await screen.findByRole('button', { name: 'Compare kit' }));
  await screen.findByRole('option', { name: 'Gala' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Kit of a job' }), 'Gala');
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  expect(screen.queryByText('No role of this job asks for kit.')).toBeNull();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No role of this job asks for kit.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
