import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Ticket } from '@crewcall/contracts-identity';
import { answer, api, buildUser, renderApp, server } from '@crewcall/testing-web';
import { http, HttpResponse } from 'msw';
import { CrewTickets } from './components/crew-tickets';
import { TicketsCard } from './components/tickets-card';

const crew = buildUser();
const ipaf: Ticket = {
  id: '0190b6a0-0000-7000-8000-00000000000a',
  kind: 'ipaf',
  level: '1b, 3a',
  sum_pence: null,
  issued_on: '2024-03-01',
  expires_on: '2030-11-20',
  state: 'unchecked',
  seen_by: 0,
  last4: '4821',
  reason: null,
  document: null,
  is_waiting: false,
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('asks for what the chosen kind keeps, and says what that is before anything is written [R474]', async () => {
  const asked = api({
    'GET /api/tickets': () => answer({ tickets: [], audience: 'companies' }),
    'POST /api/tickets': () => answer(ipaf, { status: 201 }),
  });
  renderApp(<TicketsCard />, { user: crew });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a ticket' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please choose what it is.')).toBeVisible();

  type('Kind', 'right_to_work');
  expect(dialog.getByText(/Never a passport or its number/)).toBeVisible();
  expect(dialog.queryByLabelText(/Number/)).not.toBeInTheDocument();

  type('Kind', 'liability_insurance');
  type('Sum insured in £', '£5,000,000');
  type(/^Until/, '2030-11-20');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'liability_insurance',
    sum_pence: 500_000_000,
    issued_on: null,
    expires_on: '2030-11-20',
  });
});

it('shows one’s tickets with the end of the number, and who sees them', async () => {
  const asked = api({
    'GET /api/tickets': () =>
      answer({
        tickets: [ipaf, { ...ipaf, id: 'b', kind: 'cscs', state: 'expired', expires_on: '2020-01-02', last4: null }],
        audience: 'companies',
      }),
    'PUT /api/tickets/sharing': () => answer({ tickets: [], audience: 'applied' }),
  });
  renderApp(<TicketsCard />, { user: crew });
  expect(await screen.findByText('1b, 3a · ••• 4821 · Until 20 Nov 2030')).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit IPAF' })).toBeVisible();
  type('Who sees them', 'applied');
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ audience: 'applied' }));
});

it('shows a company which tickets a person has, and that they were not checked', async () => {
  const { last4, reason, document, is_waiting, ...shared } = ipaf;
  expect([last4, reason, document, is_waiting]).toEqual(['4821', null, null, false]);
  const other = '0190b6a0-0000-7000-8000-000000000009';
  api({ [`GET /api/freelancers/${other}/tickets`]: () => answer([shared]) });
  renderApp(<CrewTickets userId={other} />, { user: buildUser({ role: 'recruiter' }) });
  expect(await screen.findByRole('heading', { name: 'Tickets and certificates' })).toBeVisible();
  expect(screen.getByText('1b, 3a · Until 20 Nov 2030')).toBeVisible();
  expect(screen.getByText('Not checked by us')).toBeVisible();
  expect(screen.getByText(/does not replace a check that the law asks of you/)).toBeVisible();
});

it('takes a document with a ticket, and says when it was not accepted [R475]', async () => {
  const upload_form = { url: new URL('/store', location.origin).href, fields: { key: 'one' } };
  server.use(http.post(upload_form.url, () => new HttpResponse(null, { status: 204 })));
  const asked = api({
    'GET /api/tickets': () => answer({ tickets: [], audience: 'companies' }),
    'POST /api/tickets/uploads': () => answer({ upload_id: 'one', upload_form, expires_in: 600 }, { status: 201 }),
    'POST /api/tickets': () => answer(ipaf, { status: 201 }),
    'PUT /api/tickets/0190b6a0-0000-7000-8000-00000000000a': () => answer(ipaf),
    'PUT /api/tickets/0190b6a0-0000-7000-8000-00000000000a/document': () =>
      answer({ error: 'This file did not pass the virus check.', code: 'TICKET_DOCUMENT_UNSAFE' }, { status: 400 }),
  });
  renderApp(<TicketsCard />, { user: crew });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a ticket' }));
  const dialog = within(await screen.findByRole('dialog'));
  type('Kind', 'dbs');
  expect(dialog.queryByRole('button', { name: 'Add the document' })).not.toBeInTheDocument();
  type('Kind', 'ipaf');
  const choose = (name: string) =>
    fireEvent.change(dialog.getByLabelText('Document'), { target: { files: [new File(['x'], name)] } });
  choose('card.exe');
  expect(await dialog.findByText('Please choose a PDF, JPG or PNG.')).toBeVisible();
  choose('card.jpg');
  expect(await dialog.findByRole('button', { name: 'Remove' })).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This file did not pass the virus check.')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The ticket was there already: it is changed, not added twice.
  expect(asked.filter(({ method, path }) => method === 'POST' && path === '/api/tickets')).toHaveLength(1);
});

it('says what an administrator said, and opens one’s document [R476] [R478]', async () => {
  const document = { name: 'card.jpg', type: 'image/jpeg', size: 4000, added_at: '2026-11-01T10:00:00.000Z' };
  api({
    'GET /api/tickets': () =>
      answer({
        tickets: [
          { ...ipaf, state: 'verified', document },
          { ...ipaf, id: 'b', kind: 'pasma', state: 'rejected', reason: 'unreadable' },
          { ...ipaf, id: 'c', kind: 'cscs', is_waiting: true },
          { ...ipaf, id: 'd', kind: 'forklift', state: 'withdrawn' },
        ],
        audience: 'companies',
      }),
    [`GET /api/tickets/${ipaf.id}/document`]: () =>
      answer({ url: '/api/tickets/document/link', type: 'image/jpeg', name: 'card.jpg', expires_in: 60 }),
  });
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  renderApp(<TicketsCard />, { user: crew });
  expect(await screen.findByText('Verified by CrewCall')).toBeVisible();
  expect(screen.getByText('Not verified')).toBeVisible();
  expect(screen.getByText(/take a sharper picture/)).toBeVisible();
  expect(screen.getByText('Waiting to be checked')).toBeVisible();
  expect(screen.getByText('Replaced or withdrawn')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Open the document of IPAF' }));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith('/api/tickets/document/link', '_blank', 'noopener,noreferrer'),
  );
});

it('says to a company how many saw the card, from three on [R479]', async () => {
  const other = '0190b6a0-0000-7000-8000-000000000009';
  const tickets = [
    { ...ipaf, seen_by: 3 },
    { ...ipaf, id: 'b', kind: 'pasma', seen_by: 0 },
  ];
  api({ [`GET /api/freelancers/${other}/tickets`]: () => answer(tickets) });
  renderApp(<CrewTickets userId={other} />, { user: buildUser({ role: 'recruiter' }) });
  expect(await screen.findByText('Seen by 3 companies')).toBeVisible();
  expect(screen.getAllByText(/^Seen by/)).toHaveLength(1);
});
