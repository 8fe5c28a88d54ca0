import { screen } from '@testing-library/react';
import { answer, api, buildUser, passTime, renderApp, stopClock, untilSettled } from '@crewcall/testing-web';
import { deliverLive } from '@crewcall/web-data-access';
import { NotificationBell } from './components/notification-bell';
import { useCategoryCounts } from './hooks/use-category-counts';

const user = buildUser();
const categories = { messages: 2, applications: 1, jobs: 0, ratings: 0, total: 3 };

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

function open(unread = 0) {
  const service = { unread };
  const asked = api({
    'GET /api/notifications': () => answer([], { total: 0 }),
    'GET /api/notifications/unread-count': () => answer({ count: service.unread }),
    'GET /api/notifications/category-counts': () => answer(categories),
  });
  const times = (path: string): number => asked.filter((one) => one.path === path).length;
  return { ...renderApp(<NotificationBell />, { user }), service, times };
}
const bell = (): HTMLElement => screen.getByRole('button', { name: /Notifications/ });
const unreadPath = '/api/notifications/unread-count';

it('of the bell are asked for every 20 s, and not in the background [R067]', async () => {
  // While there is nothing unread the title asks every 30 s only.
  const { service, times } = open();
  await untilSettled(() => times(unreadPath) === 1);
  service.unread = 4;
  await passTime(19_999);
  expect(times(unreadPath)).toBe(1);
  await passTime(1);
  await untilSettled(() => bell().getAttribute('aria-label') === 'Notifications, 4 unread');
  expect(times(unreadPath)).toBe(2);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(120_000);
  expect(times(unreadPath)).toBe(2);
});

it('are asked for 10 s after they rose, for the title, and every 15 s from then on [R066]', async () => {
  const { times } = open(3);
  await untilSettled(() => bell().getAttribute('aria-label') === 'Notifications, 3 unread');
  const atTime: number[] = [];
  for (const ms of [9_999, 1, 14_999, 1]) {
    await passTime(ms);
    atTime.push(times(unreadPath));
  }
  // Of the bell is the one after 20 s.
  expect(atTime).toEqual([1, 2, 3, 4]);
});

it('are asked for again, within two seconds, when the service says that they changed [R084]', async () => {
  const { store, service, times } = open();
  await untilSettled(() => times(unreadPath) === 1);
  service.unread = 7;
  deliverLive('badge_counts_update', { counts: { ...categories, unread: 5 } }, { ...store, isLate: false });
  deliverLive('badge_counts_update', { counts: { ...categories, unread: 6 } }, { ...store, isLate: false });
  await untilSettled(() => bell().getAttribute('aria-label') === 'Notifications, 6 unread');
  expect(times(unreadPath)).toBe(1);
  await passTime(2_000);
  await untilSettled(() => bell().getAttribute('aria-label') === 'Notifications, 7 unread');
  expect(times(unreadPath)).toBe(2);
});

it('of all that is unread stand in the bell, also of what counts for no category of the role [R076] [Q20]', async () => {
  open(9);
  await untilSettled(() => bell().getAttribute('aria-label') === 'Notifications, 9 unread');
});

it('bring the list with them: it is asked for every 10 s while it is open [R068]', async () => {
  const { person, times } = open();
  await untilSettled(() => times(unreadPath) === 1);
  await person.click(bell());
  await untilSettled(() => times('/api/notifications') === 1);
  await passTime(9_999);
  expect(times('/api/notifications')).toBe(1);
  await passTime(1);
  await untilSettled(() => times('/api/notifications') === 2);
  await person.keyboard('{Escape}');
  await passTime(1_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await passTime(60_000);
  expect(times('/api/notifications')).toBe(2);
});

it.each([
  ['every 15 s', undefined, 15_000],
  ['every 10 s where messages are shown', 10_000, 10_000],
])('by category are asked for %s [R074]', async (_pace, pace, everyMs) => {
  const asked = api({ 'GET /api/notifications/category-counts': () => answer(categories) });
  const Total = () => <output>{useCategoryCounts(pace).total}</output>;
  renderApp(<Total />, { user });
  await untilSettled(() => asked.length === 1 && screen.getByRole('status').textContent === '3');
  await passTime(everyMs - 1);
  expect(asked).toHaveLength(1);
  await passTime(1);
  await untilSettled(() => asked.length === 2);
});
