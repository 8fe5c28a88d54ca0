import { screen } from '@testing-library/react';
import { type AdminFeedback, feedbackDeskTexts, type ModerationCase } from '@crewcall/contracts-admin';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { ReactNode } from 'react';
import { buildAdminUser } from './admin-user.factory';
import { FeedbackTab } from './components/feedback-tab';
import { ReportsPage } from './components/reports-page';
import { UsersTab } from './components/users-tab';

const report: ModerationCase = {
  id: 'c1',
  kind: 'message',
  target_id: 'm1',
  reason: 'Left over',
  snapshot: '',
  person_id: null,
  person_name: null,
  reporter_id: 'u1',
  reporter_name: 'Maya Okafor',
  status: 'open',
  decision: null,
  note: null,
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
};
const feedback: AdminFeedback = {
  id: 'f1',
  feedback_type: 'malfunction',
  status: 'pending',
  priority: 'high',
  message: 'Left over',
  page_url: null,
  created_at: '2026-11-20T10:00:00.000Z',
  user_name: 'Dan Price',
  user: null,
  user_email: null,
  admin_response: null,
  responded_at: null,
};
const person = buildAdminUser({ first_name: 'Left', last_name: 'over' });
const lists: [name: string, page: ReactNode, path: string, of: (isThere: boolean) => unknown, none: string][] = [
  ['reports', <ReportsPage />, 'moderation', (isThere) => (isThere ? [report] : []), 'Nothing waits to be decided'],
  [
    'feedback',
    <FeedbackTab />,
    'feedback',
    (isThere) => ({ feedback: isThere ? [feedback] : [] }),
    feedbackDeskTexts.none,
  ],
  ['users', <UsersTab />, 'users', (isThere) => ({ users: isThere ? [person] : [] }), 'No users found'],
];

it.each(lists)('leads from a page of %s that was emptied to the last one', async (_name, page, path, of, none) => {
  api({
    [`GET /api/admin/${path}`]: ({ query }) => answer(of(query['page'] === '1'), { total: 1 }),
    'GET /api/feedback/popup': () => answer({ is_on: true }),
  });
  const { address } = renderApp(page, { at: '/admin?page=3', path: '/admin', user: buildUser({ role: 'admin' }) });
  const said = jest.fn();
  const seen = new MutationObserver(() => screen.queryByText(none) && said());
  seen.observe(document.body, { childList: true, subtree: true });
  expect((await screen.findAllByText(/Left over/))[0]).toBeVisible();
  seen.disconnect();
  expect(said).not.toHaveBeenCalled();
  expect(address()).toBe('/admin?page=1');
});
