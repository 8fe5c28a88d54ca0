import type { ModerationCase } from '@crewcall/contracts-admin';
import {
  answer,
  api,
  buildUser,
  passTime,
  refuse,
  renderApp,
  stopClock,
  untilSettled,
  type RenderedApp,
} from '@crewcall/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildAdminUser } from './admin-user.factory';
import { AdminGuard } from './components/admin-guard';
import { BootstrapCard } from './components/bootstrap-card';
import { ReportsPage } from './components/reports-page';
import { UserPage } from './components/user-page';
import { ceilingOf, chartsOf } from './model/charts';
import { csvOf } from './model/csv';

const admin = buildUser({ role: 'admin' });
const month = { freelancers: 3, recruiters: 1, jobs: 4, jobs_filled: 1, applications: 9, hires: 2, days_to_hire: 1.5 };
const person = buildAdminUser();
const open = (page: ReactNode): RenderedApp => renderApp(page, { at: '/admin', path: '/admin', user: admin });
const toastOf = ({ store }: RenderedApp) => store.getState().toasts.queue.at(-1);

describe('the first administrator', () => {
  const status = (available: boolean) => ({
    'GET /api/bootstrap/status': () => answer({ available, needs_token: false }),
  });

  const press = async (app: RenderedApp): Promise<void> => {
    const button = await screen.findByRole('button', { name: 'First Admin Setup' });
    await waitFor(() => expect(button).toBeEnabled());
    await app.person.click(button);
  };

  it('is offered to the user who was approved, and nothing else of the page [R241] [R242]', async () => {
    api(status(true));
    renderApp(<AdminGuard title="Admin Dashboard">Secrets</AdminGuard>, {
      at: '/admin',
      path: '/admin',
      user: buildUser(),
    });
    expect(await screen.findByRole('button', { name: 'First Admin Setup' })).toBeVisible();
    expect(screen.queryByText('Secrets')).not.toBeInTheDocument();
  });

  it('gets a new session, and the page is loaded again a second later [R242] [R243]', async () => {
    const crew = buildUser();
    const asked = api({
      ...status(true),
      'POST /api/bootstrap/create-first-admin': () => answer({ user: { ...crew, role: 'admin' }, token: 'fresh' }),
    });
    // jsdom cannot load a page, and says so.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = renderApp(<BootstrapCard />, { user: crew });
    const button = await screen.findByRole('button', { name: 'First Admin Setup' });
    await waitFor(() => expect(button).toBeEnabled());
    stopClock();
    await app.person.click(button);
    await untilSettled(() => toastOf(app) !== undefined);
    expect(toastOf(app)).toMatchObject({
      title: 'Bootstrap Successful',
      text: 'You have been granted admin privileges!',
    });
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ email: crew.email });
    expect([localStorage.getItem('auth_token'), app.store.getState().session.user?.role]).toEqual(['fresh', 'admin']);
    await passTime(999);
    expect(said).not.toHaveBeenCalled();
    await passTime(1);
    expect(String(said.mock.calls[0]?.[0])).toContain('navigation');
    said.mockRestore();
    jest.useRealTimers();
  });

  it.each([
    ['why', () => refuse(409, 'An administrator exists already.'), 'An administrator exists already.'],
    ['that', () => answer({}, { status: 500 }), 'Failed to create first admin'],
    ['that', () => Response.error(), 'Failed to create first admin'],
  ])('hears %s it did not work [R243]', async (_what, create, text) => {
    api({ ...status(true), 'POST /api/bootstrap/create-first-admin': create });
    const app = renderApp(<BootstrapCard />, { user: buildUser() });
    await press(app);
    await waitFor(() => expect(toastOf(app)).toMatchObject({ title: 'Bootstrap Failed', text }));
  });
});

describe('what administrators do', () => {
  it('is to suspend a user for a reason [R240]', async () => {
    const asked = api({
      'GET /api/admin/users/u1': () => answer({ user: person, sessions: [], history: [] }),
      'POST /api/admin/users/u1/suspend': () => answer({ ...person, standing: 'suspended' }),
    });
    const app = open(<UserPage userId="u1" />);
    await app.person.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Maya Okafor?' }));
    expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await app.person.type(dialog.getByLabelText('Reason'), 'Spam');
    await app.person.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(toastOf(app)).toMatchObject({ title: 'Account suspended' }));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Spam' });
  });

  it('is to decide reports by what was written then; a stranger is not warned [R250]', async () => {
    const report: ModerationCase = {
      id: 'c1',
      kind: 'message',
      target_id: 'm1',
      reason: 'Spam',
      snapshot: '<b>Buy!</b>',
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
    const asked = api({
      'GET /api/admin/moderation': () => answer([report]),
      'POST /api/admin/moderation/c1/decision': () => answer({ ...report, status: 'decided' }),
    });
    const app = open(<ReportsPage />);
    expect(await screen.findByText('<b>Buy!</b>')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Warn' })).not.toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Remove' }));
    await app.person.click(
      within(screen.getByRole('dialog', { name: 'Remove the message?' })).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(toastOf(app)).toMatchObject({ title: 'Report decided' }));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ decision: 'removed' });
  });

  it('is to settle a no-show in dispute, and to say why [R388]', async () => {
    const dispute: ModerationCase = {
      id: 'c2',
      kind: 'booking',
      target_id: 'b1',
      reason: 'Both sides say something else. Their words stand below.',
      snapshot: 'Winter Lights, FOH, Thu 26 Nov',
      person_id: 'co',
      person_name: 'Northlight',
      reporter_id: 'u1',
      reporter_name: 'Maya Okafor',
      status: 'open',
      decision: null,
      note: null,
      created_at: '2026-11-27T10:00:00.000Z',
      decided_at: null,
    };
    const asked = api({
      'GET /api/admin/moderation': () => answer([dispute]),
      'GET /api/bookings/b1/no-show': () => answer({ note: 'No answer.', objection: 'I was at gate B.' }),
      'POST /api/admin/moderation/c2/decision': () => answer({ ...dispute, status: 'decided' }),
    });
    const app = open(<ReportsPage />);
    expect(await screen.findByText('No-show in dispute')).toBeVisible();
    expect(screen.getByText(/says they came, against the claim of/)).toBeVisible();
    expect(await screen.findByText('The company: No answer.')).toBeVisible();
    expect(screen.getByText('The person: I was at gate B.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'They came' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Maya Okafor came?' }));
    expect(dialog.getByRole('button', { name: 'They came' })).toBeDisabled();
    await app.person.type(dialog.getByLabelText('Reason'), 'Two saw them.');
    await app.person.click(dialog.getByRole('button', { name: 'They came' }));
    await waitFor(() => expect(toastOf(app)).toMatchObject({ title: 'Report decided' }));
    const body = { decision: 'attended', note: 'Two saw them.' };
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(body);
  });

  it('is to read hours in dispute with a reason, and to comment on them [R446] [R462]', async () => {
    const dispute: ModerationCase = {
      ...{ id: 'c3', kind: 'timesheet', target_id: 's1', reason: 'After three rounds they do not agree.' },
      ...{ snapshot: 'Winter Lights, FOH', person_id: 'co', person_name: 'Northlight', reporter_id: 'u1' },
      ...{ reporter_name: 'Maya Okafor', status: 'open', decision: null, note: null, decided_at: null },
      created_at: '2026-11-27T10:00:00.000Z',
    };
    const figures = { starts_at: '08:00', ends_at: '18:00', breaks: [], pay: { total_pence: 32_000 } };
    const version = { number: 1, by: 'company', round: 3, figures, note: null };
    const reasons = [{ line: 'out', reason: 'not_noted', words: 'Out at six.' }];
    const asked = api({
      'GET /api/admin/moderation': () => answer([dispute]),
      'POST /api/timesheets/s1/open': () => answer({ company: 'Northlight', versions: [{ ...version, reasons }] }),
      'POST /api/admin/moderation/c3/decision': () => answer({ ...dispute, status: 'decided' }),
    });
    const app = open(<ReportsPage />);
    expect(await screen.findByText(/asks about hours in dispute with/)).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Open the timesheet' }));
    const opening = within(await screen.findByRole('dialog', { name: 'Open this timesheet?' }));
    expect(opening.getByRole('button', { name: 'Open' })).toBeDisabled();
    await app.person.type(opening.getByLabelText('Why you open it'), 'Asked by Maya.');
    await app.person.click(opening.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/round 3 of 3: 08:00 to 18:00, no breaks, £320.00/)).toBeVisible();
    expect(screen.getByText('Out: not what we noted. “Out at six.”')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Comment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comment on these hours?' }));
    await app.person.type(dialog.getByLabelText('Comment'), 'The check-out said six.');
    await app.person.click(dialog.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(toastOf(app)).toMatchObject({ title: 'Report decided' }));
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { reason: 'Asked by Maya.' },
      { decision: 'commented', note: 'The check-out said six.' },
    ]);
  });

  it('is to carry figures away in which nothing becomes a formula [R244] [S50]', () => {
    expect(
      csvOf([
        ['=1+1', -2, null],
        ['a "b"', 3, '@x'],
        ['Zoë', 0, '＝1'],
      ]),
    ).toBe(`\ufeff"'=1+1","-2",""\r\n"a ""b""","3","'@x"\r\n"Zoë","0","'＝1"\r\n`);
    expect([0, 3, 5, 37, 812].map(ceilingOf)).toEqual([4, 4, 5, 40, 1000]);
    expect(chartsOf({ months: [{ month: '2026-11', ...month, jobs: 0 }] })[3]?.series[0]?.values).toEqual([null]);
  });
});
