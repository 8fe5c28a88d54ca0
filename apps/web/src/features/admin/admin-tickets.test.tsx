import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TicketQueue, TicketToCheck } from '@crewcall/contracts-identity';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { TicketsPage } from './components/tickets-page';

const id = '0190b6a0-0000-7000-8000-00000000000a';
const waiting: TicketToCheck = {
  id,
  owner_id: '0190b6a0-0000-7000-8000-00000000000b',
  owner_name: 'Callum Reid',
  kind: 'ipaf',
  level: '3a',
  sum_pence: null,
  issued_on: null,
  last4: '4821',
  expires: true,
  document: { name: 'card.jpg', type: 'image/jpeg', size: 4000, added_at: '2026-11-01T10:00:00.000Z' },
  waiting_since: '2026-11-01T10:00:00.000Z',
  taken_until: null,
  is_taken_by_me: false,
};
const taken = { ...waiting, taken_until: '2030-11-01T10:00:00.000Z' };
const queueOf = (ticket: TicketToCheck): TicketQueue => ({
  waiting: 1,
  median_minutes: 180,
  tickets: [ticket],
  checked: [],
});
const admin = buildUser({ role: 'admin' });

it('says of tickets that waited no time that they did', async () => {
  api({ 'GET /api/admin/tickets': () => answer({ ...queueOf(waiting), median_minutes: 0 }) });
  renderApp(<TicketsPage />, { user: admin });
  expect(await screen.findByText(/Half of those of the last 30 days waited less than a minute\.$/)).toBeVisible();
});

it('lets one administrator take a ticket, look at it closely, and type the expiry again [R485]', async () => {
  let queue = queueOf(waiting);
  const asked = api({
    'GET /api/admin/tickets': () => answer(queue),
    [`PUT /api/admin/tickets/${id}/lease`]: () => {
      queue = queueOf({ ...taken, is_taken_by_me: true });
      return answer(queue);
    },
    [`GET /api/tickets/${id}/document`]: () =>
      answer({ url: '/api/tickets/document/link', type: 'image/jpeg', name: 'card.jpg', expires_in: 60 }),
    [`PUT /api/tickets/${id}/verify`]: () => answer(null, { status: 204 }),
  });
  renderApp(<TicketsPage />, { user: admin });
  expect(await screen.findByText(/Half of those of the last 30 days waited 3 hours or less/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Check IPAF, 3a' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open the document' }));
  const picture = await screen.findByRole('img', { name: 'Document of Callum Reid' });
  expect(picture).toHaveAttribute('width', '100%');
  fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(picture).toHaveAttribute('width', '150%');
  fireEvent.error(picture);
  expect(await screen.findByText('It was not opened. Please try again.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Open the document' }));
  expect(await screen.findByRole('img', { name: 'Document of Callum Reid' })).toBeVisible();
  expect(screen.queryByText('It was not opened. Please try again.')).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Please type the date from the document.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Expires, as the document says'), { target: { value: '2027-11-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === `/api/tickets/${id}/verify`)?.body).toEqual({ expires_on: '2027-11-20' }),
  );
});

it('says when another administrator has a ticket, and rejects with a reason from the list [R485]', async () => {
  let queue = queueOf(taken);
  const asked = api({
    'GET /api/admin/tickets': () => answer(queue),
    [`PUT /api/tickets/${id}/reject`]: () => answer(null, { status: 204 }),
  });
  const app = renderApp(<TicketsPage />, { user: admin });
  expect(await screen.findByText('Another administrator is checking it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check/ })).not.toBeInTheDocument();
  app.unmount();

  queue = queueOf({ ...taken, is_taken_by_me: true });
  renderApp(<TicketsPage />, { user: admin });
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Please choose a reason.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'unreadable' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === `/api/tickets/${id}/reject`)?.body).toEqual({ reason: 'unreadable' }),
  );
});
