import type { AdminFeedback } from '@crewcall/contracts-admin';
import { answer, api, buildUser, refuse, renderApp, type RenderedApp } from '@crewcall/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAdminUser } from './admin-user.factory';
import { AdminTabs } from './components/admin-tabs';

const admin = buildUser({ role: 'admin' });
const overview = {
  users: { total: 1316, thisMonth: 151, freelancers: 1000, recruiters: 300, verified: 900 },
  jobs: { total: 1042, active: 248, thisMonth: 40 },
  applications: { total: 3904, applied: 20, hired: 612 },
};
const common = {
  'GET /api/admin/analytics/overview': () => answer(overview),
  'GET /api/admin/feedback/stats': () => answer({ pending: 4, total: 67 }),
  'GET /api/feedback/popup': () => answer({ is_on: true }),
  'GET /api/admin/activity': () =>
    answer([{ id: '1', kind: 'user_joined', text: 'Maya joined as crew', created_at: new Date().toISOString() }]),
};
const feedback: AdminFeedback = {
  id: 'f1',
  feedback_type: 'malfunction',
  status: 'pending',
  priority: 'high',
  message: 'I cannot log in <b>here</b>.',
  page_url: '/auth',
  created_at: '2025-11-20T10:00:00.000Z',
  user_name: 'Dan Price',
  user: { first_name: 'Dan' },
  user_email: 'dan@crew.example',
  admin_response: 'We are on it.',
  responded_at: '2026-11-20T11:00:00.000Z',
};
const person = buildAdminUser({ auth_provider: 'google' });
const open = (at = '/admin'): RenderedApp => renderApp(<AdminTabs />, { at, path: '/admin', user: admin });
const toastOf = ({ store }: RenderedApp) => store.getState().toasts.queue.at(-1);

describe('the admin page', () => {
  it('has five tabs and begins with the platform in numbers [R232] [R233]', async () => {
    api(common);
    open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
      'Overview',
      'Feedback',
      'Users',
      'Admin Management',
      'Analytics',
    ]);
    expect(await screen.findByText('+151 this month')).toBeVisible();
    for (const words of ['1,316', 'of 1042 total', 'of 67 total', '612 hired'])
      expect(screen.getByText(words)).toBeVisible();
    expect(await screen.findByText('Maya joined as crew')).toBeVisible();
  });

  it('lists feedback, filters it and changes its status [R234] [R235] [R236]', async () => {
    let status = 200;
    const asked = api({
      ...common,
      'GET /api/admin/feedback': () => answer({ feedback: [feedback] }),
      'PUT /api/admin/feedback/f1/status': () =>
        status === 200 ? answer({ ...feedback, status: 'resolved' }) : refuse(503, 'Down'),
    });
    const app = open('/admin?tab=feedback&page=2');
    const row = within((await screen.findByText(feedback.message)).closest('li') as HTMLElement);
    for (const words of ['Bug Report', 'High Priority', 'Dan Price, dan@crew.example', '/auth', /^(Thu )?20 Nov/])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByText('Pending', { selector: 'span' })).toBeVisible();
    expect(
      within(screen.getAllByLabelText('Type')[0] as HTMLElement)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['All', 'Bug Report', 'Feature Request', 'Suggestion', 'Other']);
    for (const [filter, choice] of [
      ['Status', 'Pending'],
      ['Type', 'Bug Report'],
    ] as const)
      await app.person.selectOptions(screen.getAllByLabelText(filter)[0] as HTMLElement, choice);
    await waitFor(() =>
      expect(asked.findLast(({ path }) => path === '/api/admin/feedback')?.query).toMatchObject({
        status: 'pending',
        type: 'malfunction',
        page: '1',
      }),
    );
    await screen.findByText(feedback.message);
    await app.person.selectOptions(row.getByLabelText('Status'), 'Resolved');
    await waitFor(() =>
      expect(toastOf(app)).toMatchObject({
        title: 'Status Updated',
        text: 'Feedback status has been updated successfully.',
      }),
    );
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'resolved' });
    status = 503;
    await app.person.selectOptions(row.getByLabelText('Status'), 'Closed');
    await waitFor(() =>
      expect(toastOf(app)).toMatchObject({ title: 'Update Failed', text: 'Failed to update feedback status.' }),
    );
  });

  it.each([
    ['pending', 'Pending', 'warning'],
    ['in_review', 'In review', 'info'],
    ['resolved', 'Resolved', 'success'],
    ['closed', 'Closed', 'text-secondary'],
  ] as const)('shows the status %s as %s in its colour [R235]', async (status, words, colour) => {
    api({ ...common, 'GET /api/admin/feedback': () => answer({ feedback: [{ ...feedback, status }] }) });
    renderApp(<AdminTabs />, { at: '/admin?tab=feedback', path: '/admin', user: admin, hasLooks: true });
    const badge = await screen.findByText(words, { selector: 'span' });
    expect(getComputedStyle(badge).color).toContain(`palette-${colour}`);
  });

  it('says that nothing fits the filters [R234]', async () => {
    api({ ...common, 'GET /api/admin/feedback': () => answer({ feedback: [] }) });
    open('/admin?tab=feedback&status=closed');
    expect(await screen.findByText('No feedback found matching your filters.')).toBeVisible();
  });

  it('switches off that people are asked for feedback [R089]', async () => {
    let is_on = true;
    const asked = api({
      ...common,
      'GET /api/admin/feedback': () => answer({ feedback: [] }),
      'GET /api/feedback/popup': () => answer({ is_on }),
      'PUT /api/admin/feedback/popup': () => answer({ is_on: (is_on = false) }),
    });
    const app = open('/admin?tab=feedback');
    const popup = screen.getByRole('switch', { name: 'Ask for feedback' });
    await waitFor(() => expect(popup).toBeChecked());
    await app.person.click(popup);
    await waitFor(() => expect(popup).not.toBeChecked());
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ is_on: false });
    expect(toastOf(app)).toMatchObject({ title: 'People are not asked for feedback' });
  });

  it('answers feedback, with what was answered before in sight [R237]', async () => {
    let status = 503;
    const asked = api({
      ...common,
      'GET /api/admin/feedback': () => answer({ feedback: [feedback] }),
      'PUT /api/admin/feedback/f1/response': () => (status === 200 ? answer(feedback) : refuse(503, 'Down')),
    });
    const app = open('/admin?tab=feedback');
    expect(await screen.findByText('Answered Fri 20 Nov: We are on it.')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Respond' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Respond to Dan Price' }));
    expect(dialog.getByText(feedback.message)).toBeVisible();
    expect(dialog.getByText('We are on it.')).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Send Response' });
    await app.person.type(dialog.getByLabelText('Response'), '   ');
    expect(send).toBeDisabled();
    await app.person.type(dialog.getByLabelText('Response'), 'Mended.  ');
    await app.person.click(send);
    await waitFor(() =>
      expect(toastOf(app)).toMatchObject({ title: 'Response Failed', text: 'Failed to add response to feedback.' }),
    );
    status = 200;
    await app.person.click(send);
    await waitFor(() =>
      expect(toastOf(app)).toMatchObject({
        title: 'Response Added',
        text: 'Your response has been added to the feedback.',
      }),
    );
    expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({ response: 'Mended.' });
  });

  it('searches users by the address, and shows the search that Back brings', async () => {
    const asked = api({ ...common, 'GET /api/admin/users': () => answer({ users: [person] }) });
    const { person: admin, address, goTo } = open('/admin?tab=users');
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await admin.type(field, 'maya');
    await waitFor(() => expect(address()).toBe('/admin?tab=users&search=maya'));
    await goTo('/admin?tab=users');
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ page: '1' }));
  });

  it('lists users; administrators and the deleted have no profile to view [R239] [R240]', async () => {
    const users = [
      person,
      { ...person, id: 'u2', role: 'admin', first_name: null, last_name: null, email: 'root@crew.example' },
    ];
    api({ ...common, 'GET /api/admin/users': () => answer({ users }) });
    open('/admin?tab=users');
    expect(await screen.findByText('2 users')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/u1');
    expect(screen.getByRole('button', { name: 'View Profile' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/admin/users/u1');
    expect(screen.getAllByText('VERIFIED')).toHaveLength(2);
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .slice(0, 6)
        .map(({ textContent }) => textContent);
    expect(cells('Maya')).toEqual([
      'Maya Okafor',
      'Freelancer',
      'VERIFIED',
      'maya@crew.example',
      '1 Nov 2026',
      'Google',
    ]);
    expect(cells('root')).toEqual([
      'root@crew.example',
      'Admin',
      'VERIFIED',
      'root@crew.example',
      '1 Nov 2026',
      'Google',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Role',
      'Verified',
      'Email',
      'Joined',
      'Signs in with',
      'Action',
    ]);
  });

  it('lists administrators with their number, and offers no setup that is done [R241]', async () => {
    api({
      ...common,
      'GET /api/admin/users/admins': () => answer([]),
      'GET /api/bootstrap/status': () => answer({ available: false, needs_token: false }),
    });
    open('/admin?tab=admins');
    expect(await screen.findByText('No admin users found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'First Admin Setup' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Current admins (0)' })).toBeVisible();
  });
});
