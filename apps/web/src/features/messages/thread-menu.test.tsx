import { screen } from '@testing-library/react';
import { buildUser, renderApp } from '@crewcall/testing-web';
import { ThreadMenu } from './components/thread-menu';
import { buildConversation, buildOther } from './message.factory';

it('leads to the profile of the other user, whatever their id holds', async () => {
  const conversation = buildConversation({ otherUser: buildOther({ id: 'company/1?' }) });
  const { person } = renderApp(<ThreadMenu {...{ conversation }} onDeleted={jest.fn()} />, { user: buildUser() });
  await person.click(screen.getByRole('button', { name: 'More' }));
  const link = await screen.findByRole('link', { name: 'View profile' });
  expect(link).toHaveAttribute('href', '/profile/company%2F1%3F');
});
