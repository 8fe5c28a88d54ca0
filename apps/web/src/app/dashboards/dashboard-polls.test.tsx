import {
  answer,
  api,
  buildUser,
  passTime,
  renderApp,
  stopClock,
  untilSettled,
  type Answer,
} from '@crewcall/testing-web';
import { buildCounts } from '../../features/applications/application.factory';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { Component as DashboardRoute } from '../routes/dashboard.route';

const crew = buildUser();
const answers: Record<string, Answer> = {
  'GET /api/messages/unread-count': () => answer({ count: 2 }),
  'GET /api/conversations': () => answer([], { total: 0 }),
  'GET /api/calendar': () => answer({ items: [], sharing: null, pattern: { days: [] }, checked_by: 0 }),
  'GET /api/notifications/category-counts': () =>
    answer({ messages: 2, applications: 1, jobs: 0, ratings: 0, total: 3 }),
  'GET /api/applications/counts': () => answer(buildCounts({ total: 16, applied: 7, hired: 2 })),
  [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()),
  [`GET /api/freelancer/${crew.id}/applications`]: () => answer([], { total: 0 }),
  'GET /api/jobs': () => answer([], { total: 0 }),
};

afterEach(() => jest.useRealTimers());

it.each([
  ['/dashboard', '/api/notifications/category-counts', 15_000],
  ['/dashboard?tab=messages', '/api/notifications/category-counts', 10_000],
  ['/dashboard', '/api/messages/unread-count', 30_000],
  ['/dashboard?tab=messages', '/api/messages/unread-count', 15_000],
])('%s asks for %s every %i ms [R074] [R204]', async (at, path, everyMs) => {
  stopClock();
  const asked = api(answers);
  const times = (): number => asked.filter((one) => one.path === path).length;
  renderApp(<DashboardRoute />, { at, path: '/dashboard', user: crew });
  await untilSettled(() => times() === 1);
  await passTime(everyMs - 1);
  expect(times()).toBe(1);
  await passTime(1);
  await untilSettled(() => times() === 2);
});
