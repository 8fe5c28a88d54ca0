import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import { buildApplication } from './application.factory';
import { ApplicantLetter } from './components/applicant-letter';

const user = buildUser({ role: 'recruiter' });
const application = buildApplication({ marks: { note: 'Knows the dock.', tags: ['Dock'] } });
const path = `/api/applications/${application.id}/marks`;

it('keeps a note and tags on an application, and what was typed when they are refused [R521]', async () => {
  let isDown = true;
  const asked = api({
    [`PUT ${path}`]: ({ body }) => (isDown ? refuse(409, 'Please wait.') : answer(body as object)),
  });
  const { person } = renderApp(<ApplicantLetter application={application} />, { user });
  const note = await screen.findByRole('textbox', { name: /Private note/ });
  expect(note).toHaveValue('Knows the dock.');
  const save = () => screen.getByRole('button', { name: 'Save note and tags' });
  expect(save()).toBeDisabled();
  await person.clear(note);
  await pasteInto(person, note, ' Own van. ');
  await person.type(screen.getByRole('textbox', { name: /Private tags/ }), 'Van{Enter}');
  await person.click(save());
  expect(await screen.findByText('Please wait.')).toBeVisible();
  expect(note).toHaveValue(' Own van. ');
  isDown = false;
  await person.click(save());
  await waitFor(() => expect(save()).toBeDisabled());
  expect(asked.at(-1)).toMatchObject({ path, body: { note: 'Own van.', tags: ['Dock', 'Van'] } });
});

it('keeps what is typed while the words before are being saved, to be saved next', async () => {
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const asked = api({ [`PUT ${path}`]: async ({ body }) => (await saved, answer(body as object)) });
  const { person } = renderApp(<ApplicantLetter application={application} />, { user });
  const note = await screen.findByRole('textbox', { name: /Private note/ });
  await pasteInto(person, note, ' Own van.');
  await person.click(screen.getByRole('button', { name: 'Save note and tags' }));
  await pasteInto(person, note, ' Early riser.');
  save();
  await person.click(await screen.findByRole('button', { name: 'Save note and tags' }));
  expect(note).toHaveValue('Knows the dock. Own van. Early riser.');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body).toEqual({ note: 'Knows the dock. Own van. Early riser.', tags: ['Dock'] });
});
