import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { type AppStore, clearToasts, deliverLive, selectToast } from '@crewcall/web-data-access';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MessagesPanel } from './components/messages-panel';
import { buildConversation, buildMessage, buildOther } from './message.factory';
import { useUnreadMessages } from './hooks/use-unread-messages';
import { outbox } from './model/outbox';

const user = buildUser({ id: 'me' });
const at = '/dashboard?tab=messages&conversation=conversation-1';

const answers = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  'GET /api/conversations': () => answer([buildConversation()], { total: 1 }),
  'GET /api/conversations/conversation-1': () => answer(buildConversation()),
  'GET /api/conversations/conversation-1/messages': () => answer([buildMessage()]),
  'POST /api/conversations/conversation-1/read': () => new Response(null, { status: 204 }),
  ...more,
});
const show = (address = at) => renderApp(<MessagesPanel user={user} />, { at: address, user });
const hear = <E extends LiveEventName>({ dispatch, getState }: AppStore, event: E, payload: LivePayloads[E]): void =>
  act(() => deliverLive(event, payload, { dispatch, getState, isLate: false }));
const field = () => screen.findByRole('textbox', { name: 'Message' });

describe('the messages screen', () => {
  beforeEach(() => {
    outbox.clear();
  });

  it('shows conversations left and the open one right; opening it is reading it [R194] [R195] [R196]', async () => {
    const asked = api(answers());
    show();
    const row = await screen.findByRole('link', { name: /Northlight Productions/ });
    expect(row).toHaveAttribute('aria-current', 'true');
    const log = await screen.findByRole('log', { name: 'Messages' });
    expect(await within(log).findByText('Load-in at eight')).toBeVisible();
    expect(within(log).getByText('1 new message')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Conversation with Northlight Productions' })).toBeVisible();
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ up_to: 1 }));
    expect(asked.find(({ path }) => path.endsWith('/messages'))?.query).toEqual({ limit: '50', mark_read: 'false' });
  });

  it('sends on Enter, begins a line on Shift and Enter, and not while there is nothing to send [R198] [R199]', async () => {
    const sent = buildMessage({ id: 'message-2', number: 2, sender_id: 'me', content: 'Yes\nall day' });
    const asked = api(answers({ 'POST /api/messages': () => answer(sent, { status: 201 }) }));
    const { person } = show();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await person.type(await field(), '   ');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await person.keyboard('{Enter}');
    await person.clear(await field());
    await person.type(await field(), 'Yes{Shift>}{Enter}{/Shift}all day{Enter}');
    expect(await field()).toHaveValue('');
    const log = screen.getByRole('log', { name: 'Messages' });
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    const posts = asked.filter(({ method, path }) => method === 'POST' && path === '/api/messages');
    expect(posts.map(({ body }) => body)).toEqual([
      { conversation_id: 'conversation-1', content: 'Yes\nall day', client_id: expect.any(String) as string },
    ]);
  });

  it('keeps what did not arrive, to be sent again under the same name [R202]', async () => {
    const sent = buildMessage({ id: 'message-2', number: 2, sender_id: 'me', content: 'Still there?' });
    let isDown = true;
    const asked = api(
      answers({ 'POST /api/messages': () => (isDown ? refuse(503, 'Away') : answer(sent, { status: 201 })) }),
    );
    const { person, store } = show();
    await person.type(await field(), 'Still there?{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Failed to send message')).toBeVisible();
    expect(selectToast(store.getState())).toMatchObject({ title: 'Failed to send message', text: 'Please try again' });
    isDown = false;
    await person.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getAllByText('Still there?')).toHaveLength(1);
    const names = asked.flatMap(({ path, body }) =>
      path === '/api/messages' ? [(body as { client_id: string }).client_id] : [],
    );
    expect(new Set(names).size).toBe(1);
  });

  it.each([
    ['recruiter', '[Deleted Company]'],
    ['freelancer', '[Deleted Freelancer]'],
  ] as const)(
    'is read-only once the account of a %s is deleted, which is called %s [R205] [R206]',
    async (role, name) => {
      const otherUser = buildOther({
        role,
        deleted_at: '2026-09-02T10:00:00.000Z',
        company_name: null,
        display_name: null,
      });
      const conversation = buildConversation({ otherUser });
      api(
        answers({
          'GET /api/conversations': () => answer([conversation], { total: 1 }),
          'GET /api/conversations/conversation-1': () => answer(conversation),
          'GET /api/conversations/conversation-1/messages': () => answer([buildMessage({ sender_id: null })]),
        }),
      );
      show();
      expect(
        await screen.findByText(
          'This user account has been deleted. You can view the conversation but cannot send new messages.',
        ),
      ).toBeVisible();
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
      expect(screen.getAllByText('Account Deleted').length).toBeGreaterThan(0);
      expect(await screen.findByText('Load-in at eight')).toBeVisible();
      expect(await field()).toBeDisabled();
      for (const button of ['Send', 'Attach a file, max 5MB'])
        expect(screen.getByRole('button', { name: button })).toBeDisabled();
    },
  );

  it('deletes a conversation after asking, and says so [R203]', async () => {
    let isDown = true;
    api(
      answers({
        'DELETE /api/conversations/conversation-1': () =>
          isDown ? refuse(503, 'Away') : new Response(null, { status: 204 }),
      }),
    );
    const { person, store, address } = show();
    const remove = async () => {
      await person.click(await screen.findByRole('button', { name: 'More' }));
      await person.click(await screen.findByRole('button', { name: 'Delete conversation' }));
      await person.click(await screen.findByRole('button', { name: 'Delete' }));
    };
    await remove();
    await waitFor(() => expect(selectToast(store.getState())?.title).toBe('Failed to delete conversation'));
    isDown = false;
    store.dispatch(clearToasts());
    await remove();
    await waitFor(() => expect(selectToast(store.getState())?.title).toBe('Conversation deleted'));
    expect(address()).toBe('/dashboard?tab=messages');
  });

  it.each(['here', 'elsewhere'])(
    'shows only what came later of a conversation that was deleted %s [R203]',
    async (where) => {
      let messages = [buildMessage()];
      let isDeleted = false;
      api(
        answers({
          'DELETE /api/conversations/conversation-1': () => ((isDeleted = true), new Response(null, { status: 204 })),
          'GET /api/conversations/conversation-1/messages': () => (isDeleted ? refuse(404, 'Gone') : answer(messages)),
        }),
      );
      const { person, store } = show();
      const log = () => screen.findByRole('log', { name: 'Messages' });
      expect(await within(await log()).findByText('Load-in at eight')).toBeVisible();
      if (where === 'here') {
        await person.click(await screen.findByRole('button', { name: 'More' }));
        await person.click(await screen.findByRole('button', { name: 'Delete conversation' }));
        await person.click(await screen.findByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(selectToast(store.getState())?.title).toBe('Conversation deleted'));
      } else {
        isDeleted = true;
        hear(store, 'conversation_update', { conversation_id: 'conversation-1', cleared_up_to: 1 });
      }
      const message = buildMessage({ number: 2, content: 'One more thing' });
      [messages, isDeleted] = [[message], false];
      hear(store, 'new_message', { message: { ...message, client_id: null }, sender: buildOther() });
      if (where === 'here') await person.click(await screen.findByRole('link', { name: /Northlight Productions/ }));
      expect(await within(await log()).findByText('One more thing')).toBeVisible();
      expect(within(await log()).queryByText('Load-in at eight')).toBeNull();
    },
  );

  it('no longer shows what an administrator took away of a message that is on the screen', async () => {
    let content = 'Buy my course';
    api(answers({ 'GET /api/conversations/conversation-1/messages': () => answer([buildMessage({ content })]) }));
    const { store } = show();
    const log = await screen.findByRole('log', { name: 'Messages' });
    expect(await within(log).findByText('Buy my course')).toBeVisible();
    content = 'This message was removed by the CrewCall team.';
    hear(store, 'conversation_update', { conversation_id: 'conversation-1', message_ids: ['message-1'] });
    expect(await within(log).findByText(content)).toBeVisible();
    expect(within(log).queryByText('Buy my course')).toBeNull();
  });

  it('begins a conversation with a user, and keeps the words when that fails [R197] [R202]', async () => {
    let isDown = true;
    const asked = api(
      answers({
        'GET /api/conversations/with/company-1': () => answer({ person: buildOther(), conversation: null }),
        'GET /api/messages/unread-count': () => answer({ count: 1 }),
        'POST /api/conversations': () =>
          isDown
            ? refuse(403, 'This person does not take messages from you.')
            : answer({ ...buildConversation(), message: buildMessage() }, { status: 201 }),
      }),
    );
    const Page = () => (
      <>
        <output>{useUnreadMessages(true)}</output>
        <MessagesPanel user={user} />
      </>
    );
    const { person, store, address } = renderApp(<Page />, { at: '/dashboard?tab=messages&to=company-1', user });
    await person.type(await field(), 'Hello{Enter}');
    await waitFor(() => expect(selectToast(store.getState())?.title).toBe('Failed to send message. Please try again.'));
    await waitFor(async () => expect(await field()).toHaveValue('Hello'));
    isDown = false;
    const times = (path: string) => asked.filter((one) => one.path === path && one.method === 'GET').length;
    const before = [times('/api/conversations'), times('/api/messages/unread-count')];
    await person.type(await field(), '{Enter}');
    await waitFor(() => expect(address()).toBe(at));
    await waitFor(() =>
      expect([times('/api/conversations'), times('/api/messages/unread-count')]).toEqual(
        before.map((count) => count + 1),
      ),
    );
    const posts = asked.filter(({ method, path }) => method === 'POST' && path === '/api/conversations');
    expect(posts.at(-1)?.body).toMatchObject({ userTwoId: 'company-1', initialMessage: 'Hello' });
  });

  it('keeps a draft per conversation, and finds conversations', async () => {
    const asked = api(
      answers({
        'GET /api/conversations': ({ query }) => answer(query['search'] ? [] : [buildConversation()], { total: 1 }),
      }),
    );
    const { person, goTo } = show();
    await person.type(await field(), 'Half a thought');
    await goTo('/dashboard?tab=messages');
    await goTo(at);
    expect(await field()).toHaveValue('Half a thought');
    await person.click(screen.getByRole('button', { name: 'Search messages' }));
    await person.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'kestrel');
    expect(await screen.findByText('No conversation matches “kestrel”.')).toBeVisible();
    expect(asked.some(({ query }) => query['search'] === 'kestrel')).toBe(true);
  });

  it('says how to begin when there is nothing yet, and what happened when it did not load', async () => {
    api({ 'GET /api/conversations': () => answer([], { total: 0 }) });
    const { unmount } = show('/dashboard?tab=messages');
    expect(await screen.findByText('No messages yet')).toBeVisible();
    unmount();
    api({ 'GET /api/conversations': () => refuse(503, 'Away for a moment') });
    show('/dashboard?tab=messages');
    expect(await screen.findByText('Away for a moment')).toBeVisible();
  });
});
