import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi, endSession } from '@crewcall/web-data-access';
import { answer, type Answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import { OwnCompanyProfile } from './components/own-company';
import { OwnFreelancerProfile } from './components/own-freelancer';
import { buildCompanyProfile, buildFreelancerProfile } from './profile.factory';

const crew = buildUser();
const company = buildUser({
  id: '0190b6a0-0000-7000-8000-000000000002',
  role: 'recruiter',
  first_name: null,
  last_name: null,
  company_name: null,
});
const session: Record<string, Answer> = { 'GET /api/auth/session': () => answer({ user: crew }) };

it('shows the profile, and Edit Profile opens the form with everything in it [R163]', async () => {
  api({ [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()) });
  const { person } = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  expect(await screen.findByText('FOH and systems engineer')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Years of experience')).toHaveValue('12');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

it('keeps what is being written while it is asked again whether there is a profile', async () => {
  const path = `GET /api/freelancer/${crew.id}`;
  api({ [path]: () => refuse(404, 'No profile yet.') });
  const { person, store } = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  const title = await screen.findByLabelText('Title');
  await pasteInto(person, title, 'Rigger');
  const again = api({ [path]: () => new Promise<Response>(() => undefined) });
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Freelancer'])));
  await waitFor(() => expect(again).toHaveLength(1));
  expect(screen.getByLabelText('Title')).toBe(title);
  expect(title).toHaveValue('Rigger');
});

it('keeps what was written through a reload and an ended session, until it is saved or given up', async () => {
  api({ [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()) });
  const open = () => renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  const edit = async ({ person }: ReturnType<typeof open>) =>
    person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const first = open();
  await edit(first);
  await pasteInto(first.person, screen.getByLabelText('Bio'), ' And tours.');
  act(() => void first.store.dispatch(endSession()));
  first.unmount();
  const second = open();
  await edit(second);
  expect(screen.getByLabelText('Bio')).toHaveValue('Twelve years of conferences. And tours.');
  expect(screen.getByText(/We kept what you had written/)).toBeVisible();
  await second.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit(second);
  expect(screen.getByLabelText('Bio')).toHaveValue('Twelve years of conferences.');
});

it('saves by update: names, skills, availability, years as a whole number, how far they travel, no CV fields [R159] [R164] [R487]', async () => {
  const asked = api({
    ...session,
    [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()),
    [`PUT /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()),
  });
  const { person, store } = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await person.clear(screen.getByLabelText('Title'));
  await person.clear(screen.getByLabelText('Years of experience'));
  await person.type(screen.getByLabelText('Years of experience'), '13.7');
  await person.type(screen.getByLabelText('Skills'), ' RF {Enter}dante{Enter}Q-SYS');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await person.click(screen.getByRole('button', { name: 'Remove RF' }));
  await person.selectOptions(screen.getByLabelText('Availability'), 'Busy');
  await person.selectOptions(screen.getByLabelText('How far you travel'), 'UK-wide');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    user_id: crew.id,
    first_name: 'Priya',
    last_name: 'Nair',
    title: null,
    bio: 'Twelve years of conferences.',
    location: 'Manchester',
    reach_miles: 1000,
    experience_years: 13,
    skills: ['Dante', 'Q-SYS'],
    availability_status: 'busy',
    portfolio_url: 'https://priyanair.example',
    linkedin_url: null,
    website_url: null,
  });
  expect(store.getState().toasts.queue[0]).toMatchObject({
    title: 'Profile updated',
    text: 'Profile saved successfully!',
  });
});

it('starts with the form when there is no profile, without Cancel, and creates one [R163] [R164] [R165]', async () => {
  let made = false;
  const asked = api({
    ...session,
    [`GET /api/recruiter/${company.id}`]: () =>
      made ? answer(buildCompanyProfile()) : refuse(404, 'Profile not found'),
    'POST /api/recruiter': () => {
      made = true;
      return answer(buildCompanyProfile(), { status: 201 });
    },
  });
  const { person, store } = renderApp(<OwnCompanyProfile user={company} />, { user: company });
  await pasteInto(person, await screen.findByLabelText('Company name'), 'Northlight Productions');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Company type'), 'Venue');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Company Profile' })).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    user_id: company.id,
    company_name: 'Northlight Productions',
    contact_name: null,
    company_type: 'venue',
    location: null,
    description: null,
    website_url: null,
    linkedin_url: null,
    phone: null,
  });
  expect(store.getState().toasts.queue[0]).toMatchObject({
    title: 'Profile created',
    text: 'Profile saved successfully!',
  });
});

it('says when a profile could not be created [R165]', async () => {
  api({
    [`GET /api/recruiter/${company.id}`]: () => refuse(404, 'Profile not found'),
    'POST /api/recruiter': () => refuse(409, 'There is one already.'),
  });
  const { person, store } = renderApp(<OwnCompanyProfile user={company} />, { user: company });
  await pasteInto(person, await screen.findByLabelText('Company name'), 'Northlight');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is one already.')).toBeVisible();
  expect(store.getState().toasts.queue[0]).toMatchObject({
    title: 'Failed to save profile',
    text: 'Failed to create profile. Please try again.',
  });
});

it('offers the six company types [R162]', async () => {
  api({ [`GET /api/recruiter/${company.id}`]: () => refuse(404, 'Profile not found') });
  renderApp(<OwnCompanyProfile user={company} />, { user: company });
  const options = within(await screen.findByLabelText('Company type')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual([
    '',
    'production_company',
    'agency',
    'av_supplier',
    'venue',
    'exhibition_trade_show_organiser',
    'entertainment_agency',
  ]);
});

it('keeps what was typed when saving fails, and says why [R165]', async () => {
  api({
    [`GET /api/recruiter/${company.id}`]: () => answer(buildCompanyProfile()),
    [`PUT /api/recruiter/${company.id}`]: () =>
      refuse(400, 'Please check your entries.', 'VALIDATION_FAILED', [
        { field: 'website_url', message: 'Please enter a full web address.' },
      ]),
  });
  const { person, store } = renderApp(<OwnCompanyProfile user={company} />, { user: company });
  await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await pasteInto(person, screen.getByLabelText('Contact name'), ' junior');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a full web address.')).toBeVisible();
  expect(screen.getByText('Please check your entries.')).toBeVisible();
  expect(screen.getByLabelText('Contact name')).toHaveValue('Dan Price junior');
  expect(store.getState().toasts.queue[0]).toMatchObject({
    title: 'Failed to save profile',
    text: 'Failed to update profile. Please check your entries. Please try again.',
  });
});

it('does not send an address that is not one', async () => {
  const asked = api({
    [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile({ portfolio_url: null })),
  });
  const { person } = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await pasteInto(person, screen.getByLabelText('Portfolio'), 'javascript:alert(1)');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Please enter a full web address that starts with http:// or https://.'),
  ).toBeVisible();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('says that the profile did not load, and tries again [R187]', async () => {
  let works = false;
  api({
    [`GET /api/freelancer/${crew.id}`]: () => (works ? answer(buildFreelancerProfile()) : refuse(403, 'Access denied')),
  });
  const { person } = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  expect(await screen.findByText('Profile not found')).toBeVisible();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('Priya Nair')).toBeVisible());
});
