import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import { buildCrewMember } from './crew.factory';
import { CrewList } from './components/crew-list';

const company = buildUser({ id: '0190b6a0-0000-7000-8000-0000000000c1', role: 'recruiter' });
const priya = buildCrewMember();

async function open(reply: () => Response | Promise<Response>, hasLooks = false) {
  const asked = api({
    'GET /api/freelancers': () => answer([priya], { total: 1 }),
    'POST /api/conversations': reply,
  });
  const app = renderApp(<CrewList />, { user: company, hasLooks });
  await app.person.click(await screen.findByRole('button', { name: 'Contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact Priya Nair' });
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...app, dialog, sent, toast: () => app.store.getState().toasts.queue.at(-1) };
}

it('asks for a message, with who it is for [R181] [R183]', async () => {
  const { dialog, person } = await open(() => answer({}));
  expect(within(dialog).getByText('Priya Nair')).toBeVisible();
  expect(within(dialog).getByText('FOH and systems engineer')).toBeVisible();
  const message = within(dialog).getByRole('textbox', { name: /Message/ });
  expect(message).toBeRequired();
  expect(message).toHaveAttribute('rows', '6');
  await pasteInto(person, message, 'Are you free?');
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Contact' }));
  expect(await screen.findByRole('textbox', { name: /Message/ })).toHaveValue('Are you free?');
});

it('sends no empty message, and its button is off until there is one [R185]', async () => {
  const { dialog, person, sent, toast } = await open(() => answer({}));
  const button = within(dialog).getByRole('button', { name: 'Send Message' });
  const message = within(dialog).getByRole('textbox', { name: /Message/ });
  expect(button).toBeDisabled();
  await person.type(message, '   ');
  expect(button).toBeDisabled();
  // Keys and tools submit a form without its button.
  fireEvent.submit(dialog.closest('form') ?? (dialog.querySelector('form') as HTMLElement));
  expect(toast()).toMatchObject({ title: 'Message cannot be empty', text: 'Please enter a message before sending.' });
  expect(sent()).toEqual([]);
  await person.type(message, 'Hi');
  expect(button).toBeEnabled();
});

it('takes no more words while those before are being sent, which would go with them', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const sending = async (): Promise<Response> => {
    await gate;
    return refuse(500, 'Down');
  };
  const { dialog, person } = await open(sending);
  const message = within(dialog).getByRole('textbox', { name: /Message/ });
  await pasteInto(person, message, 'Hello');
  await person.click(within(dialog).getByRole('button', { name: 'Send Message' }));
  await person.type(message, ' there');
  expect(message).toHaveValue('Hello');
  finish();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Send Message' })).toBeEnabled());
  await person.type(message, ' there');
  expect(message).toHaveValue('Hello there');
});

it('sends it trimmed, says so, closes and clears [R185]', async () => {
  const { dialog, person, sent, toast } = await open(() =>
    answer({ id: 'c1', message: { id: 'm1' } }, { status: 201 }),
  );
  await pasteInto(person, within(dialog).getByRole('textbox', { name: /Message/ }), '  Are you free in May?  ');
  await person.click(within(dialog).getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ userTwoId: priya.user_id, initialMessage: 'Are you free in May?' }]);
  expect(toast()).toMatchObject({
    title: 'Message sent successfully!',
    text: 'Your message has been sent to Priya.',
  });
  await person.click(screen.getByRole('button', { name: 'Contact' }));
  expect(await screen.findByRole('textbox', { name: /Message/ })).toHaveValue('');
});

it('counts to 1000 characters and sends more all the same [R201] [Q56]', async () => {
  const { dialog, person, sent } = await open(() => answer({ id: 'c1', message: { id: 'm1' } }, { status: 201 }), true);
  const message = within(dialog).getByRole('textbox', { name: /Message/ });
  expect(within(dialog).getByText('0/1000')).toBeVisible();
  await person.click(message);
  await person.paste('x'.repeat(1001));
  const counter = within(dialog).getByText('1001/1000');
  expect(getComputedStyle(counter).color).toContain('warning');
  await person.click(within(dialog).getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(sent()).toEqual([{ userTwoId: priya.user_id, initialMessage: 'x'.repeat(1001) }]));
});

it('keeps what was typed when it could not be sent [R185]', async () => {
  const { dialog, person, toast } = await open(() => refuse(503, 'Messaging is away.'));
  await pasteInto(person, within(dialog).getByRole('textbox', { name: /Message/ }), 'Hello');
  await person.click(within(dialog).getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Error sending message', text: 'Please try again later.' }),
  );
  expect(within(dialog).getByRole('textbox', { name: /Message/ })).toHaveValue('Hello');
});

it('offers no way to write to oneself', async () => {
  api({ 'GET /api/freelancers': () => answer([priya], { total: 1 }) });
  renderApp(<CrewList />, { user: buildUser({ id: priya.user_id }) });
  await screen.findByText('Priya Nair');
  expect(screen.queryByRole('button', { name: 'Contact' })).not.toBeInTheDocument();
});
