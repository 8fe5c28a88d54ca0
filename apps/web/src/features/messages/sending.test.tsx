import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { beginSession, endSession } from '@crewcall/web-data-access';
import { act, screen, waitFor } from '@testing-library/react';
import { MessagesPanel } from './components/messages-panel';
import { useOutbox } from './hooks/use-outbox';
import { buildConversation, buildMessage, buildOther } from './message.factory';
import { outbox } from './model/outbox';

const user = buildUser({ id: 'me' });
const at = '/dashboard?tab=messages&conversation=conversation-1';

const answers = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  'GET /api/conversations': () => answer([buildConversation()], { total: 1 }),
  'GET /api/conversations/conversation-1': () => answer(buildConversation({ read_up_to: 1 })),
  'GET /api/conversations/conversation-1/messages': () => answer([buildMessage()]),
  ...more,
});
const show = (who = user, hasLooks = false) => renderApp(<MessagesPanel user={who} />, { at, user: who, hasLooks });
const field = () => screen.findByRole('textbox', { name: 'Message' });

beforeEach(() => outbox.clear());

it('sends one at a time: the next waits until the one before it is sent [R199]', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const asked = api(
    answers({
      'POST /api/messages': async () => {
        await gate;
        return answer(buildMessage({ id: 'message-2', number: 2, sender_id: 'me', content: 'One' }), { status: 201 });
      },
    }),
  );
  const { person } = show();
  await person.type(await field(), 'One{Enter}');
  await person.type(await field(), 'Two{Enter}');
  const button = screen.getByRole('button', { name: /^Send/ });
  expect(button).toBeDisabled();
  expect(await field()).toHaveValue('Two');
  finish();
  await waitFor(() => expect(button).toBeEnabled());
  expect(asked.filter(({ path }) => path === '/api/messages')).toHaveLength(1);
});

it.each([
  ['goes on in the conversation', 201, 'Are you free?'],
  ['stands below the first, which failed', 403, 'Hello\nAre you free?'],
])('keeps what is typed while the first message to a person is being sent: it %s', async (_where, status, kept) => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  api(
    answers({
      'GET /api/conversations/with/company-1': () => answer({ person: buildOther(), conversation: null }),
      'POST /api/conversations': async () => {
        await gate;
        return status === 201
          ? answer({ ...buildConversation(), message: buildMessage() }, { status })
          : refuse(status, 'This person does not take messages from you.');
      },
    }),
  );
  const page = <MessagesPanel user={user} />;
  const { person } = renderApp(page, { at: '/dashboard?tab=messages&to=company-1', user });
  await person.type(await field(), 'Hello{Enter}');
  await person.type(await field(), 'Are you free?');
  finish();
  if (status === 201) await screen.findByText('Load-in at eight', { selector: '[role="log"] *' });
  else await screen.findByDisplayValue(/^Hello/);
  expect(await field()).toHaveValue(kept);
});

it('shows what was sent while the history was still on its way, though that answers without it', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  api(
    answers({
      'GET /api/conversations/conversation-1/messages': async () => {
        await gate;
        return answer([buildMessage()]);
      },
      'POST /api/messages': () =>
        answer(buildMessage({ id: 'message-2', number: 2, sender_id: 'me', content: 'All day' }), { status: 201 }),
    }),
  );
  const { person } = show();
  await person.type(await field(), 'All day{Enter}');
  await screen.findByText('You: All day');
  finish();
  expect(await screen.findByText('All day', { selector: '[role="log"] *' })).toBeVisible();
  expect(await screen.findByText('Load-in at eight', { selector: '[role="log"] *' })).toBeVisible();
});

it('happens in a panel of 500 px [R194]', async () => {
  api(answers());
  show(user, true);
  await screen.findByText('Load-in at eight', { selector: '[role="log"] *' });
  const panes = screen.getByRole('region', { name: /^Conversation/ }).parentElement;
  expect(getComputedStyle(panes as Element).height).toBe('500px');
});

it('can wait: a draft outlives a reload and an ended session, for this person alone', async () => {
  api(answers());
  const first = show();
  await first.person.type(await field(), 'Half a thought');
  act(() => void first.store.dispatch(endSession()));
  first.unmount();
  const other = show(buildUser({ id: 'another' }));
  expect(await field()).toHaveValue('');
  other.unmount();
  show();
  expect(await field()).toHaveValue('Half a thought');
});

const failing = { 'POST /api/messages': () => Response.error() };

it('says why a message was refused, which can be put away, also with its conversation [R202]', async () => {
  api(
    answers({
      'POST /api/messages': () => refuse(409, 'You can no longer write to this person.'),
      'DELETE /api/conversations/conversation-1': () => new Response(null, { status: 204 }),
    }),
  );
  const { person } = show();
  await person.type(await field(), 'Never mind{Enter}');
  expect(await screen.findByText('You can no longer write to this person.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Never mind')).toBeNull();
  expect(localStorage.getItem('draft:me:outbox')).toBeNull();

  await person.type(await field(), 'One last word{Enter}');
  await screen.findByRole('button', { name: 'Remove' });
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('button', { name: 'Delete conversation' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(outbox.of('conversation-1', 'me')).toEqual([]));
  expect(localStorage.getItem('draft:me:outbox')).toBeNull();
});

it('says of a refused message that is sent again only what came of it now [R202]', async () => {
  const service = { isDown: false };
  api(
    answers({
      'POST /api/messages': () =>
        service.isDown ? Response.error() : refuse(409, 'You can no longer write to this person.'),
    }),
  );
  const { person } = show();
  await person.type(await field(), 'Never mind{Enter}');
  expect(await screen.findByText('You can no longer write to this person.')).toBeVisible();
  service.isDown = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(outbox.of('conversation-1', 'me')).toMatchObject([{ state: 'failed' }]));
  expect(screen.queryByText('You can no longer write to this person.')).toBeNull();
});

it.each([
  [409, 'refused'],
  [408, 'failed'],
  [425, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
])('after %i is %s: only what the service says no to for good is not sent again by itself', async (status, state) => {
  api(answers({ 'POST /api/messages': () => refuse(status, 'No.') }));
  const { person } = show();
  await person.type(await field(), 'Never mind{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  expect(outbox.of('conversation-1', 'me')).toMatchObject([{ state }]);
});

it('is over for what did not arrive once its author signs out: another user does not see it, and it is not sent later', async () => {
  api(answers(failing));
  const first = show();
  await first.person.type(await field(), 'Not for you{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  act(() => void first.store.dispatch(endSession({ isWanted: true })));
  first.unmount();
  for (const who of [buildUser({ id: 'another' }), user]) {
    const next = show(who);
    await screen.findByText('Load-in at eight', { selector: '[role="log"] *' });
    expect(screen.queryByText('Not for you')).toBeNull();
    expect(outbox.failedOf('me')).toEqual([]);
    next.unmount();
  }
});

it('shows a user what waits of their own, and not of another user who signed in here before', async () => {
  api(answers(failing));
  const first = show();
  await first.person.type(await field(), 'Not for you{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  first.unmount();
  show(buildUser({ id: 'another' }));
  await screen.findByText('Load-in at eight', { selector: '[role="log"] *' });
  expect(screen.queryByText('Not for you')).toBeNull();
});

it('ends with the session for what is on its way or behind it: neither kept for later nor sent by the next user', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const asked = api({
    'POST /api/messages': async ({ body }) => {
      await gate;
      const { content } = body as { content: string };
      if (content !== 'Three') return refuse(403, 'No');
      return answer(buildMessage({ id: 'message-3', number: 3, sender_id: 'another', content }), { status: 201 });
    },
  });
  const Lines = () => {
    const mine = useOutbox('conversation-1', 'me');
    const theirs = useOutbox('conversation-1', 'another');
    return (
      <>
        <button onClick={() => ['One', 'Two'].forEach((words) => mine.send(words))}>Send mine</button>
        <button onClick={() => theirs.send('Three')}>Send theirs</button>
      </>
    );
  };
  const { person, store } = renderApp(<Lines />, { user });
  await person.click(screen.getByRole('button', { name: 'Send mine' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => void store.dispatch(endSession({ isWanted: true })));
  act(() => void store.dispatch(beginSession(buildUser({ id: 'another' }))));
  await person.click(screen.getByRole('button', { name: 'Send theirs' }));
  finish();
  await waitFor(() => expect(outbox.of('conversation-1', 'another')).toEqual([]));
  expect(asked.map(({ body }) => (body as { content: string }).content)).toEqual(['One', 'Three']);
  expect(localStorage.getItem('draft:me:outbox')).toBeNull();
  expect(store.getState().toasts.queue).toEqual([]);
});
