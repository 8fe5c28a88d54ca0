import { answer, api } from '@crewcall/testing-web';
import { makeStore } from '@crewcall/web-data-access';
import { messagesApi } from './api/messages.api';
import { liftConversation, showRead } from './api/messages-cache';
import { buildConversation, buildMessage } from './message.factory';

const known = ['c1', 'c2'].map((id) => buildConversation({ id, unread_count: 3, read_up_to: 1 }));
const lists = ['', 'north'];

async function listed() {
  const asked = api({ 'GET /api/conversations': () => answer(known, { total: 2 }) });
  const { dispatch, getState } = makeStore();
  const { conversations } = messagesApi.endpoints;
  await Promise.all(lists.map((search) => dispatch(conversations.initiate(search))));
  const shownIn = (search: string) =>
    conversations
      .select(search)(getState())
      .data?.pages.flatMap(({ items }) => items);
  return { dispatch, shown: () => lists.map(shownIn), asked };
}

it('shows as read what was opened, in the list of a search as well', async () => {
  const { dispatch, shown } = await listed();
  showRead(dispatch, 'c2', 7);
  for (const list of shown()) expect(list).toEqual([known[0], { ...known[1], unread_count: 0, read_up_to: 7 }]);
});

it('lifts the conversation of a new message, in the list of a search as well', async () => {
  const { dispatch, shown, asked } = await listed();
  const message = buildMessage({ conversation_id: 'c2', number: 8, content: 'At nine' });
  liftConversation(dispatch, message, true);
  for (const list of shown()) {
    expect(list?.map(({ id, unread_count }) => [id, unread_count])).toEqual([
      ['c2', 4],
      ['c1', 3],
    ]);
    expect(list?.[0]?.last_message?.preview).toBe('At nine');
  }
  expect(asked).toHaveLength(2);
});
