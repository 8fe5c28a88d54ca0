import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { FoundBySearch } from './found-by-search';

const profile = buildFreelancerProfile();
function Own() {
  useFreelancerQuery(profile.user_id);
  return <FoundBySearch userId={profile.user_id} />;
}

it('is off until its owner turns it on, and gives an address to share then [R503]', async () => {
  let isFound = false;
  const found = () => answer(isFound ? { ...profile, public_slug: 'priya-nair' } : profile);
  const sent: unknown[] = [];
  api({
    [`GET /api/freelancer/${profile.user_id}`]: found,
    [`PUT /api/freelancer/${profile.user_id}/indexing`]: ({ body }) => {
      sent.push(body);
      isFound = true;
      return found();
    },
  });
  const { person } = renderApp(<Own />, { user: buildUser({ id: profile.user_id }) });
  const toggle = await screen.findByRole('switch', { name: /Let search engines find my profile/ });
  expect(toggle).not.toBeChecked();
  await person.click(toggle);
  expect(await screen.findByRole('link', { name: /crew\/priya-nair$/ })).toHaveAttribute('href', '/crew/priya-nair');
  await waitFor(() => expect(toggle).toBeChecked());
  expect(screen.getByRole('button', { name: 'Share Priya Nair' })).toBeVisible();
  expect(sent).toEqual([{ is_indexed: true }]);
});
