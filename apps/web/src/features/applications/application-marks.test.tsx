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
