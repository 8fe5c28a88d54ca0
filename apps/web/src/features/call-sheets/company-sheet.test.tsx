import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { CallSheet, SaveSheetRequest, SheetDesk } from '@crewcall/contracts-bookings';
import { SheetDeskPage } from './components/sheet-desk-page';
import { buildContent, buildReceipt, buildSheet } from './sheet.factory';

const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const deskOf = (more: Partial<SheetDesk> = {}): SheetDesk => ({
  job_fields: {},
  call_fields: {},
  draft: buildContent(),
  receipts: [],
  remind_after: null,
  ...more,
});
const sheetOf = (more: Partial<CallSheet> = {}, desk: Partial<SheetDesk> = {}): CallSheet =>
  buildSheet({ role: null, booking_id: null, desk: deskOf(desk), ...more });

function open(sheet: CallSheet) {
  const service = { sheet };
  const asked = api({
    'GET /api/calls/c1/sheet': () => answer(service.sheet),
    'PUT /api/calls/c1/sheet': ({ body }) => {
      const { scope, fields } = body as SaveSheetRequest;
      const desk = { ...deskOf(), ...service.sheet.desk, [`${scope}_fields`]: fields };
      service.sheet = { ...service.sheet, desk };
      return answer(service.sheet);
    },
    'POST /api/calls/c1/sheet/publish': () => {
      service.sheet = { ...service.sheet, version: (service.sheet.version ?? 0) + 1 };
      return answer(service.sheet);
    },
    'POST /api/calls/c1/sheet/remind': () => {
      const desk = { ...deskOf(), ...service.sheet.desk, remind_after: new Date(Date.now() + 1e7).toISOString() };
      service.sheet = { ...service.sheet, desk };
      return answer({ reminded: 2 });
    },
  });
  const written = () => asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  return { written, ...renderApp(<SheetDeskPage jobId="j1" callId="c1" />, { user: company }) };
}

it('types a sheet once for the job and otherwise for one call, and publishes what is typed [R402] [R405]', async () => {
  const { person, written } = open(sheetOf({ version: null, published_at: null, content: null }));
  expect(await screen.findByText(/Not published yet/)).toBeVisible();
  await person.type(screen.getByLabelText(/^Parking/), 'Dock C');
  await person.type(screen.getByLabelText(/^Their phone/), '0161 496 0142');
  await person.type(screen.getByLabelText(/^Running order/), '7:30 Sound call');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled());
  await person.click(screen.getByRole('button', { name: 'This call only' }));
  expect(screen.getByLabelText(/^Parking/)).toHaveAttribute('placeholder', 'Dock C');
  await person.type(screen.getByLabelText(/^Parking/), 'NCP');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('button', { name: 'Publish version 2' })).toBeVisible();
  expect(written()).toEqual([
    [
      '/api/calls/c1/sheet',
      {
        scope: 'job',
        fields: {
          parking: 'Dock C',
          site_contact: { name: null, phone: '0161 496 0142', role: null },
          running_order: [{ time: '07:30', what: 'Sound call' }],
        },
      },
    ],
    ['/api/calls/c1/sheet', { scope: 'call', fields: { parking: 'NCP' } }],
    ['/api/calls/c1/sheet/publish', { important: false }],
  ]);
});

it('keeps what is typed while a draft is saved, and after it before the sheet is read again', async () => {
  const { person } = open(sheetOf());
  const parking = await screen.findByLabelText(/^Parking/);
  await person.type(parking, 'Dock C');
  const reads: ((sheet: Response) => void)[] = [];
  api({ 'GET /api/calls/c1/sheet': () => new Promise<Response>((resolve) => reads.push(resolve)) });
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(reads).toHaveLength(1));
  await person.type(parking, ', gate 2');
  expect(parking).toHaveValue('Dock C, gate 2');
  reads[0]?.(answer(sheetOf({}, { job_fields: { parking: 'Dock C' } })));
  let save = (_answer: Response): void => undefined;
  api({
    'GET /api/calls/c1/sheet': () => answer(sheetOf({}, { job_fields: { parking: 'Dock C, gate 2' } })),
    'PUT /api/calls/c1/sheet': () => new Promise<Response>((resolve) => (save = resolve)),
  });
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await person.type(parking, ', left');
  save(answer(sheetOf({}, { job_fields: { parking: 'Dock C, gate 2' } })));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled());
  expect(parking).toHaveValue('Dock C, gate 2, left');
});

it('says which line of the running order has no time, and sends nothing', async () => {
  const { person, written } = open(sheetOf());
  await person.type(await screen.findByLabelText(/^Running order/), 'Sound call');
  expect(screen.getByText(/Running order, line 1: begin with a time/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(written()).toEqual([]);
});

it('says what publishing would change, and lets a minor change be important but never the reverse [R407]', async () => {
  const parking = { field: 'parking' as const, before: 'NCP', after: 'Dock C' };
  const { person, written, unmount } = open(sheetOf({ changes: [parking] }));
  expect(await screen.findByText(/To publish: parking\./)).toBeVisible();
  const important = screen.getByRole('checkbox', { name: 'Important: all acknowledge again' });
  expect(important).toBeEnabled();
  await person.click(important);
  await person.click(screen.getByRole('button', { name: 'Publish version 4' }));
  await waitFor(() => expect(written()).toEqual([['/api/calls/c1/sheet/publish', { important: true }]]));
  unmount();
  open(sheetOf({ changes: [{ field: 'call_time', before: '08:00', after: '07:30' }] }));
  expect(await screen.findByText(/To publish: call time 08:00 is now 07:30\./)).toBeVisible();
  const forced = screen.getByRole('checkbox', { name: 'Important: all acknowledge again' });
  expect(forced).toBeChecked();
  expect(forced).toBeDisabled();
});

it('shows how far the sheet came to each person, and reminds the rest once in four hours [R409] [R410]', async () => {
  const today = new Date().toISOString();
  const receipts = [
    buildReceipt({ state: 'acknowledged', acknowledged_at: '2026-11-20T18:20:00.000Z', phone: '07700 900001' }),
    buildReceipt({ user_id: 'p2', name: 'Maya Okafor', state: 'read', read_at: '2026-11-20T18:14:00.000Z' }),
    buildReceipt({ user_id: 'p3', name: 'Liam Ward', read_version: 2, phone: '07700 900123' }),
    buildReceipt({ user_id: 'p4', name: 'Tom Ashworth', delivered_at: today }),
    buildReceipt({ user_id: 'p5', name: 'Josh Hartley', state: 'not_sent', delivered_at: null }),
  ];
  const { person, written } = open(sheetOf({}, { receipts }));
  const board = await screen.findByRole('region', { name: 'Ready for Thu 26 Nov' });
  expect(board).toHaveTextContent('1 of 5 acknowledged version 3');
  const rows = within(board)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Priya Nair.*call 07:30Acknowledged Fri 20 Nov, 18:20/),
    expect.stringMatching(/Maya Okafor.*Read Fri 20 Nov, 18:14/),
    expect.stringMatching(/Liam Ward.*07700 900123Read v2/),
    expect.stringMatching(/Tom Ashworth.*Delivered/),
    expect.stringMatching(/Josh Hartley.*Not sent/),
  ]);
  expect(
    within(board)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['07700 900123']);
  await person.click(within(board).getByRole('button', { name: 'Remind the other 4' }));
  expect(await screen.findByText(/You can remind them again from/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind the other 4' })).toBeDisabled();
  expect(written()).toEqual([['/api/calls/c1/sheet/remind', {}]]);
});

it('shows who is still on, who has a problem, and in the last day who did not answer [R412]', async () => {
  const receipts = [
    buildReceipt({ still_on: { answer: 'yes' } }),
    buildReceipt({ user_id: 'p2', name: 'Maya Okafor', still_on: { answer: 'problem' } }),
    buildReceipt({ user_id: 'p3', name: 'Liam Ward', still_on: { answer: null } }),
    buildReceipt({ user_id: 'p4', name: 'Tom Ashworth' }),
  ];
  const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const rowsOf = async (hours: number) => {
    const { unmount } = open(sheetOf({ from: at(hours) }, { receipts }));
    const board = await screen.findByRole('region', { name: 'Ready for Thu 26 Nov' });
    const rows = within(board)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    unmount();
    return rows;
  };
  expect(await rowsOf(23)).toEqual([
    expect.stringContaining('Still on'),
    expect.stringContaining('There is a problem'),
    expect.stringContaining('No answer to ‘Still on?’'),
    expect.not.stringMatching(/Still on|problem/),
  ]);
  expect((await rowsOf(40))[2]).not.toContain('No answer');
});
