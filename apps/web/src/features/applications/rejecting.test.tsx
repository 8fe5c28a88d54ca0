import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, pasteInto, renderApp } from '@crewcall/testing-web';
import { buildApplication, buildCounts } from './application.factory';
import { RecruiterApplications } from './components/recruiter-applications';

const user = buildUser({ id: '0190b6a0-0000-7000-8000-000000000002', role: 'recruiter' });

/** Priya applied; what is answered to a decision is listed next. */
function open(bulk: Answer, texts: string[] = []) {
  const service = { applications: [buildApplication()] };
  const asked = api({
    [`GET /api/recruiter/${user.id}/applications`]: () => answer(service.applications, { total: 1 }),
    'GET /api/applications/counts': () => answer(buildCounts({ total: 1 })),
    'GET /api/reject-texts': () => answer({ texts }),
    'POST /api/applications/bulk': bulk,
  });
  return { service, asked, ...renderApp(<RecruiterApplications userId={user.id} />, { user }) };
}
const row = async () => (await screen.findByRole('heading', { name: 'Priya Nair' })).closest('li');
const toasts = ({ store }: ReturnType<typeof open>) =>
  store.getState().toasts.queue.map(({ title, text }) => [title, text]);

const bulk = (reason: string | null) =>
  answer({
    done: reason ? [] : [buildApplication().id],
    skipped: reason ? [{ application_id: buildApplication().id, reason }] : [],
    words: '',
    takes_back_until: null,
  });

it('rejects with an optional message, and takes it back while the applicant is not told [R152] [R518]', async () => {
  const waiting = { takes_back_until: '2026-11-20T09:05:00.000Z' };
  const app = open(
    ({ body }) => {
      const isRejected = (body as { action: string }).action === 'reject';
      app.service.applications = [buildApplication(isRejected ? waiting : {})];
      return bulk(null);
    },
    ['Sorry {first name}.'],
  );
  await app.person.click(await screen.findByRole('button', { name: 'Reject Priya Nair' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject Priya Nair?' });
  expect(dialog).toHaveTextContent('For FOH Sound Engineer, Thu 26 Nov.They are told in five minutes.');
  await app.person.selectOptions(await within(dialog).findByLabelText('Your texts'), 'Sorry {first name}.');
  await app.person.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(async () => expect(await row()).toHaveTextContent('Rejected, not told yet'));
  expect(toasts(app)).toEqual([['Application rejected', 'Priya Nair, FOH Sound Engineer.']]);
  expect(screen.queryByRole('button', { name: 'Accept Priya Nair' })).toBeNull();
  await app.person.click(screen.getByRole('button', { name: 'Take back the rejection of Priya Nair' }));
  await waitFor(async () => expect(await row()).toHaveTextContent('Pending'));
  const ids = { application_ids: [buildApplication().id] };
  expect(app.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ...ids, action: 'reject', message: 'Sorry {first name}.' },
    { ...ids, action: 'take_back' },
  ]);
});

it('keeps the message when an application cannot be rejected any more [R152]', async () => {
  const app = open(() => bulk('already decided'));
  await app.person.click(await screen.findByRole('button', { name: 'Reject Priya Nair' }));
  const dialog = await screen.findByRole('dialog');
  await pasteInto(app.person, within(dialog).getByRole('textbox', { name: /Message/ }), 'Sorry');
  await app.person.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Failed to reject application. It was already decided.',
  );
  expect(within(dialog).getByRole('textbox', { name: /Message/ })).toHaveValue('Sorry');
  expect(toasts(app)).toEqual([['Error', 'Failed to reject application.']]);
});
