import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { Component as ProfileRoute } from './profile.route';

it('leaves a note that was begun about one person on their profile', async () => {
  const of = (id: string) => ({
    [`GET /api/freelancer/${id}`]: () => answer(buildFreelancerProfile({ user_id: id })),
    [`GET /api/ratings/freelancer/${id}/average`]: () =>
      answer({ average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }),
    [`GET /api/ratings/freelancer/${id}`]: () => answer([], { total: 0 }),
    [`GET /api/crew/${id}/kept`]: () =>
      answer({ user_id: id, list_ids: [], tags: [`Tag of ${id}`], together: 0, notes: [] }),
  });
  api({
    ...of('u1'),
    ...of('u2'),
    'GET /api/crew-lists': () => answer([]),
    'POST /api/crew/u1/notes': () => refuse(409, 'Not now.'),
  });
  const { person, goTo } = renderApp(<ProfileRoute />, {
    at: '/profile/u1',
    path: '/profile/:userId',
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  await person.type(await screen.findByLabelText('New note'), 'Good on desks.');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  await goTo('/profile/u2');
  expect(await screen.findByText('Tag of u2')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
});
