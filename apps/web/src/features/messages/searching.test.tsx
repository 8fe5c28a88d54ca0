import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { screen } from '@testing-library/react';
import { MessagesPanel } from './components/messages-panel';
import { buildConversation, buildOther } from './message.factory';

const user = buildUser({ id: 'me' });

it('says that a search did not work, and shows no conversations in place of those it would have found', async () => {
  let isDown = true;
  const found = buildConversation({ id: 'c2', otherUser: buildOther({ company_name: 'Kestrel Live' }) });
  api({
    'GET /api/conversations': ({ query }) => {
      if (!query['search']) return answer([buildConversation()], { total: 1 });
      return isDown ? refuse(503, 'Away for a moment') : answer([found], { total: 1 });
    },
  });
  const { person } = renderApp(<MessagesPanel user={user} />, { at: '/dashboard?tab=messages', user });
  expect(await screen.findByRole('link', { name: /Northlight Productions/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Search messages' }));
  await person.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'kestrel');
  expect(await screen.findByText('Away for a moment')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Northlight Productions/ })).toBeNull();
  expect(screen.queryByText(/No conversation matches/)).toBeNull();
  isDown = false;
  await person.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByRole('link', { name: /Kestrel Live/ })).toBeVisible();
});
