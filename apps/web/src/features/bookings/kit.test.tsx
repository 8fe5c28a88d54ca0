import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { roleKitTexts } from '@crewcall/contracts-bookings';
import { ApplicantKit } from './components/applicant-kit';
import { OfferDialog } from './components/offer-dialog';
import { RoleDialog } from './components/role-dialog';
import { newTerms } from './model/terms-values';
import { newRole, roleRequestOf, type RoleValues } from './model/role-values';
import { buildCall, buildOffer, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });

it('asks for kit in a role, with what is paid for it [R437]', async () => {
  const saved: RoleValues[] = [];
  const start = newRole('FOH', '1', newTerms('day', 32_000));
  const { person } = renderApp(
    <RoleDialog {...{ start }} isNew calls={[]} onSave={(values) => saved.push(values)} onClose={jest.fn()} />,
    { user },
  );
  await person.click(await screen.findByRole('button', { name: 'Ask for kit' }));
  const line = within(screen.getByRole('group', { name: 'Kit 1' }));
  await person.click(screen.getByRole('button', { name: 'Add role' }));
  expect(screen.getByText(roleKitTexts.kind)).toBeVisible();
  await person.selectOptions(line.getByRole('combobox', { name: 'Kit' }), 'Sound console');
  await person.type(line.getByRole('textbox', { name: /^In words/ }), '48 channels');
  await person.type(line.getByRole('textbox', { name: /^At most a day/ }), '120');
  await person.click(screen.getByRole('button', { name: 'Ask for kit' }));
  await person.click(screen.getByRole('button', { name: 'Remove kit 2' }));
  await person.click(screen.getByRole('button', { name: 'Add role' }));
  expect(saved.map((values) => roleRequestOf(values).kit)).toEqual([
    [{ kind: 'sound_console', words: '48 channels', count: 1, need: 'must', pays_hire: true, cap_pence: 12_000 }],
  ]);
});

const desk = {
  id: '0190b6a0-0000-7000-8000-00000000000d',
  kind: 'sound_console',
  name: 'DiGiCo SD12',
  count: 1,
  day_pence: 12_000,
  pat_until: null,
  insured_until: null,
  photo_url: null,
};

/** The offer of a role that pays the hire of a desk up to so much a day. */
function offerDesk(cap_pence: number | null, kitOf: Answer = () => answer([desk])) {
  const asked = api({
    'GET /api/jobs/j1/roles': () =>
      answer([
        buildRole({
          kit: [{ kind: 'sound_console', words: null, count: 1, need: 'must', pays_hire: true, cap_pence }],
        }),
      ]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'POST /api/availability/check': () => answer({ people: [] }),
    'GET /api/freelancers/p/kit-to-hire': kitOf,
    'POST /api/roles/r1/offers': () =>
      answer([{ freelancer_id: 'p', offer: buildOffer(), refusal: null }], { status: 201 }),
  });
  const app = renderApp(
    <OfferDialog
      jobs={[{ id: 'j1', title: 'Winter Lights' }]}
      freelancerId="p"
      name="Priya Nair"
      onClose={jest.fn()}
    />,
    { user },
  );
  const sent = () => asked.find(({ path }) => path === '/api/roles/r1/offers')?.body;
  return { ...app, sent };
}

it('hires a person’s kit with the offer, with price and days [R439]', async () => {
  const { person, sent } = offerDesk(null);
  expect(await screen.findByText('The role asks for Sound console, a must, hire paid.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hire their kit' }));
  await person.click(await screen.findByRole('checkbox', { name: 'DiGiCo SD12, £120 a day' }));
  const days = within(screen.getByRole('group', { name: 'Hire of DiGiCo SD12' })).getByRole('textbox', {
    name: 'Days',
  });
  await person.clear(days);
  await person.type(days, '2');
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({ kit: [{ item_id: desk.id, count: 1, day_pence: 12_000, days: 2 }] }),
  );
});

it('says that the kit could not be looked up, and looks again', async () => {
  let isDown = true;
  const { person } = offerDesk(null, () => (isDown ? refuse(409, 'Not now.') : answer([desk])));
  await person.click(await screen.findByRole('button', { name: 'Hire their kit' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('checkbox', { name: 'DiGiCo SD12, £120 a day' })).toBeVisible();
  expect(screen.queryByText('Not now.')).toBeNull();
});

it('warns of hire above what the company set, and sends it all the same [R437]', async () => {
  const { person, sent } = offerDesk(12_000);
  await person.click(await screen.findByRole('button', { name: 'Hire their kit' }));
  await person.click(await screen.findByRole('checkbox', { name: 'DiGiCo SD12, £120 a day' }));
  expect(screen.queryByText(/you set/)).not.toBeInTheDocument();
  const hire = within(screen.getByRole('group', { name: 'Hire of DiGiCo SD12' }));
  const day = hire.getByRole('textbox', { name: 'A day (£)' });
  await person.clear(day);
  await person.type(day, '150');
  expect(hire.getByText('£150 a day is above the £120 you set.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  await waitFor(() => expect(sent()).toMatchObject({ kit: [{ item_id: desk.id, day_pence: 15_000 }] }));
});

it('says beside an applicant how much of the kit they have, and which [R438]', async () => {
  const kit = [
    { kind: 'sound_console', words: null, count: 1, need: 'must', pays_hire: true, cap_pence: null } as const,
  ];
  const match = { user_id: 'p', needed: 2, has: ['Vehicle'], missing: ['Sound console'], lacks_must: true };
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ kit: [...kit] })]),
    'POST /api/roles/r1/kit': () => answer([match]),
  });
  renderApp(<ApplicantKit jobId="j1" userId="p" />, { user });
  expect(await screen.findByText('Has 1 of 2 needed: has Vehicle; not Sound console')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ user_ids: ['p'] });
});
