import { act, screen, waitFor, within } from '@testing-library/react';
import { categoryOf } from '@crewcall/contracts-notifications';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import type { NotificationItem } from '@crewcall/contracts-core';
import { NotificationBell } from './components/notification-bell';

const user = buildUser();
const item = (over: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 'n1',
  type: 'application_update',
  priority: 'high',
  title: 'You’re hired!',
  message: 'Northlight hired you.',
  is_read: false,
  action_url: '/dashboard?tab=jobs',
  created_at: new Date(Date.now() - 3 * 60_000).toISOString(),
  ...over,
});
const page = (
  <>
    <NotificationBell />
    <p>Outside</p>
  </>
);

function open({
  items = [item()],
  unread = items.filter(({ is_read }) => !is_read).length,
  more = {},
}: { items?: NotificationItem[]; unread?: number; more?: Record<string, Answer> } = {}) {
  const service = { items, unread };
  const asked = api({
    'GET /api/notifications': ({ query }) => {
      const wanted = query['category'];
      const found = service.items.filter(({ type }) => !wanted || categoryOf(type) === wanted);
      return answer(found, { total: found.length });
    },
    'GET /api/notifications/unread-count': () => answer({ count: service.unread }),
    'GET /api/notifications/category-counts': () =>
      answer({ messages: 0, applications: service.unread, jobs: 0, ratings: 0, total: service.unread }),
    ...more,
  });
  return {
    service,
    asked,
    ...renderApp(page, { user, routes: [{ path: '/dashboard', element: <h1>Dashboard</h1> }] }),
  };
}
const bell = (words: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `Notifications, ${words} unread` });

beforeEach(() => {
  document.title = 'Find Jobs';
});

it('shows the count in the bell and in front of the tab’s title [R065] [R067]', async () => {
  open({ unread: 3 });
  await bell('3');
  await waitFor(() => expect(document.title).toBe('(3) Find Jobs'));
  act(() => {
    document.title = 'Dashboard';
  });
  await waitFor(() => expect(document.title).toBe('(3) Dashboard'));
});

it('shows 99+ above 99 [R067]', async () => {
  open({ unread: 100 });
  expect(await bell('99+')).toHaveTextContent('99+');
});

it('treats a failure as 0, and leaves the title alone [R066]', async () => {
  open({ more: { 'GET /api/notifications/unread-count': () => refuse(403, 'no') } });
  await bell('0');
  expect(document.title).toBe('Find Jobs');
});

it('lists the notifications in the order of the service, and closes with a press outside [R068] [R069] [R086]', async () => {
  const { person } = open({
    items: [
      item(),
      item({ id: 'n2', type: 'profile_view', title: 'Somebody looked', is_read: true, action_url: null }),
    ],
  });
  await person.click(await bell('1'));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  const [first, second] = await within(panel).findAllByRole('listitem');
  for (const words of ['You’re hired!', 'Northlight hired you.', '3m ago', 'Unread'])
    expect(first).toHaveTextContent(words);
  expect(second).not.toHaveTextContent('Unread');
  await person.click(screen.getByText('Outside'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('marks one as read and goes where it leads [R070] [R073]', async () => {
  const { person, address, asked } = open({
    more: { 'PATCH /api/notifications/n1/read': () => answer(item({ is_read: true })) },
  });
  await person.click(await bell('1'));
  await person.click(await screen.findByText('You’re hired!'));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=jobs'));
  expect(asked.some(({ method, path }) => method === 'PATCH' && path === '/api/notifications/n1/read')).toBe(true);
});

it('puts it back and says so when marking fails [R070]', async () => {
  const { person } = open({
    items: [item({ action_url: null })],
    more: { 'PATCH /api/notifications/n1/read': () => refuse(404, 'gone') },
  });
  await person.click(await bell('1'));
  await person.click(await screen.findByText('You’re hired!'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to mark notification as read');
  expect(screen.getByRole('listitem')).toHaveTextContent('Unread');
});

it('says so on the page that it leads to when marking fails [R070] [R073]', async () => {
  const { person, address, store } = open({
    more: { 'PATCH /api/notifications/n1/read': () => refuse(404, 'gone') },
  });
  await person.click(await bell('1'));
  await person.click(await screen.findByText('You’re hired!'));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=jobs'));
  await waitFor(() =>
    expect(store.getState().toasts.queue[0]).toMatchObject({
      title: 'Failed to mark notification as read',
      tone: 'bad',
    }),
  );
});

it('marks all as read at once; on failure they are unread again [R071]', async () => {
  let works = false;
  const { person, service } = open({
    more: { 'PATCH /api/notifications/mark-all-read': () => (works ? answer({ changed: 1 }) : refuse(409, 'no')) },
  });
  await person.click(await bell('1'));
  await screen.findByText('You’re hired!');
  const all = screen.getByRole('button', { name: 'Mark all as read' });
  await person.click(all);
  expect(await screen.findByText('Failed to mark all notifications as read')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Unread');
  works = true;
  service.unread = 0;
  await person.click(all);
  await waitFor(() => expect(screen.getByRole('listitem')).not.toHaveTextContent('Unread'));
});

it('deletes one at once; on failure it is back, with a word beside it [R072]', async () => {
  let works = false;
  const { person } = open({
    more: { 'DELETE /api/notifications/n1': () => (works ? new Response(null, { status: 204 }) : refuse(409, 'no')) },
  });
  await person.click(await bell('1'));
  const remove = { name: 'Delete notification: You’re hired!' };
  await person.click(await screen.findByRole('button', remove));
  expect(await screen.findByText('Failed to delete notification')).toBeVisible();
  works = true;
  await person.click(screen.getByRole('button', remove));
  await waitFor(() => expect(screen.queryByText('You’re hired!')).not.toBeInTheDocument());
});

it('filters by the categories that count for the role, and marks one of them as read [R074] [R075] [R076]', async () => {
  const { person, asked } = open({
    items: [item(), item({ id: 'n2', type: 'new_message', title: 'Halo wrote' })],
    more: { 'PATCH /api/notifications/mark-category-read/messages': () => answer({ changed: 1 }) },
  });
  await person.click(await bell('2'));
  await screen.findByText('Halo wrote');
  const group = screen.getByRole('group', { name: 'Category' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Messages', 'Applications 2', 'Ratings']);
  await person.click(within(group).getByRole('button', { name: 'Messages' }));
  expect(await screen.findByText('Halo wrote')).toBeVisible();
  expect(screen.queryByText('You’re hired!')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Mark messages as read' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/mark-category-read/messages'))).toBe(true));
});
