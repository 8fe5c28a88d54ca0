import { screen, waitFor } from '@testing-library/react';
import type { FreeOfList } from '@crewcall/contracts-bookings';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { InviteListDialog } from './components/invite-list-dialog';
import { buildCall, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const found: FreeOfList = {
  words: '3 of 6 are free',
  free: ['u1', 'u2', 'u3'],
  skipped: [
    { user_id: 'u4', reason: 'not free' },
    { user_id: 'u5', reason: 'not free' },
    { user_id: 'u6', reason: 'already asked' },
  ],
  most: 2,
  most_words: 'At most 5 people are asked at once for each open position.',
};

function open(more: Record<string, Answer> = {}) {
  const onClose = jest.fn();
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ call_ids: ['c1', 'c2'] })]),
    'GET /api/jobs/j1/calls': () =>
      answer([buildCall(), buildCall({ id: 'c2', starts_on: '2026-11-27', ends_on: '2026-11-27' })]),
    'POST /api/crew-lists/l1/free': () => answer(found),
    ...more,
  });
  const jobs = [{ id: 'j1', title: 'Winter Lights' }];
  const list = { id: 'l1', name: 'A team' };
  return { asked, onClose, ...renderApp(<InviteListDialog {...{ jobs, list, onClose }} />, { user }) };
}
const bodiesOf = (asked: ReturnType<typeof open>['asked'], path: string): unknown[] =>
  asked.filter((one) => one.path === path).map(({ body }) => body);

it('says who is free and who is left out before anything is sent, and sends to as many as can be asked [R423]', async () => {
  const { person, asked, onClose, store } = open({
    'POST /api/crew-lists/l1/invite': () =>
      answer({ asked: ['u1'], skipped: [{ user_id: 'u2', reason: 'not free' }], words: '' }),
  });
  expect(await screen.findByText('3 of 6 are free')).toBeVisible();
  expect(screen.getByText('Not asked: 2 not free, 1 already asked.')).toBeVisible();
  expect(screen.getByText(/for each open position\. 2 can be asked now\./)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send 2 pencils' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodiesOf(asked, '/api/crew-lists/l1/invite')).toEqual([
    { role_id: 'r1', kind: 'pencil', hold_hours: 24, user_ids: ['u1', 'u2'] },
  ]);
  expect(store.getState().toasts.queue[0]).toMatchObject({
    title: '1 pencil sent',
    text: '1 asked, 4 skipped: 3 not free, 1 already asked',
  });
});

it('looks again for the calls that are chosen, and asks about those alone [R423]', async () => {
  const { person, asked } = open({
    'POST /api/crew-lists/l1/invite': () => answer({ asked: ['u1', 'u2'], skipped: [], words: '' }),
  });
  await person.click(await screen.findByRole('checkbox', { name: /27 Nov/ }));
  await person.click(screen.getByRole('button', { name: 'Enquiry' }));
  await person.click(await screen.findByRole('button', { name: 'Send 2 enquiries' }));
  await waitFor(() => expect(bodiesOf(asked, '/api/crew-lists/l1/invite')).toHaveLength(1));
  expect(bodiesOf(asked, '/api/crew-lists/l1/free').at(-1)).toEqual({ role_id: 'r1', call_ids: ['c1'] });
  expect(bodiesOf(asked, '/api/crew-lists/l1/invite')).toMatchObject([{ kind: 'enquiry', call_ids: ['c1'] }]);
});

it('stays open and says why when no person could be asked, or who is free could not be looked up [R423]', async () => {
  const tooFast = 'You are checking calendars too fast. Try again in a minute.';
  let isCalm = false;
  const { person, onClose } = open({
    'POST /api/crew-lists/l1/free': () => (isCalm ? answer(found) : refuse(429, tooFast, 'CALENDARS_TOO_FAST')),
    'POST /api/crew-lists/l1/invite': () =>
      answer({ asked: [], skipped: ['u1', 'u2'].map((user_id) => ({ user_id, reason: 'not free' })), words: '' }),
  });
  expect(await screen.findByText(new RegExp(tooFast))).toBeVisible();
  isCalm = true;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await person.click(await screen.findByRole('button', { name: 'Send 2 pencils' }));
  expect(await screen.findByText('0 asked, 5 skipped: 4 not free, 1 already asked.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
