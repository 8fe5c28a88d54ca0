import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { Attendance, Attended, CallSheet, Late, RunningLateRequest } from '@crewcall/contracts-bookings';
import { CallSheetPage } from './components/call-sheet-page';
import { SheetDeskPage } from './components/sheet-desk-page';
import { buildContent, buildReceipt, buildSheet } from './sheet.factory';

const crew = buildUser({ id: 'p1', role: 'freelancer' });
const company = buildUser({ id: 'co', role: 'recruiter' });
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const at = (time: string): string => `2026-11-26T${time}:00.000Z`;
const said = (more: Partial<Attended> = {}): Attended => ({
  at: at('07:52'),
  sent_at: at('07:52'),
  by: 'crew',
  by_name: null,
  is_near: null,
  point: null,
  ...more,
});
const nothing: Attendance = { on_way: null, arrived: null, late: null, is_missing: false };

function open(sheet: CallSheet) {
  const service = { sheet };
  const asked = api({
    'GET /api/calls/c1/sheet': () => answer(service.sheet),
    'PUT /api/calls/c1/sheet/3/read': () => answer(undefined, { status: 204 }),
    'PUT /api/bookings/b1/late': ({ body }) => {
      const { note = null } = body as RunningLateRequest;
      const late: Late = { call_id: 'c1', minutes: 30, expected_at: at('08:00'), note, told_at: at('07:40') };
      service.sheet = { ...service.sheet, attendance: { ...nothing, late } };
      return answer({});
    },
    'PUT /api/calls/c1/attendance': ({ body }) => {
      const { what } = body as { what: 'on_way' | 'arrived' };
      service.sheet = { ...service.sheet, attendance: { ...(service.sheet.attendance ?? nothing), [what]: said() } };
      return answer(undefined, { status: 204 });
    },
  });
  const told = () => asked.filter(({ path }) => path.endsWith('/attendance')).map(({ body }) => body);
  const saidLate = () => asked.filter(({ path }) => path.endsWith('/late')).map(({ body }) => body);
  return { told, saidLate, ...renderApp(<CallSheetPage bookingId="b1" callId="c1" />, { user: crew }) };
}

/** A phone that knows where it is, or that may not say. */
function placeIs(point: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = jest.fn((found: PositionCallback, refused: PositionErrorCallback) =>
    point ? found({ coords: point } as GeolocationPosition) : refused({ code: 1 } as GeolocationPositionError),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

it('says that one is on the way and arrived, without a place unless it is ticked each time [R416]', async () => {
  const where = placeIs({ latitude: 53.47, longitude: -2.24 });
  const { person, told } = open(buildSheet({ from: inMinutes(60) }));
  await person.click(await screen.findByRole('button', { name: 'On my way' }));
  expect(await screen.findByText('On my way 07:52')).toBeVisible();
  expect(where).not.toHaveBeenCalled();
  await person.click(screen.getByRole('checkbox', { name: /^and where I am/ }));
  await person.click(screen.getByRole('button', { name: 'Arrived' }));
  expect(await screen.findByText('Arrived 07:52. The company sees it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
  expect(told()).toEqual([
    { what: 'on_way', at: expect.any(String) as string },
    { what: 'arrived', at: expect.any(String) as string, point: { lat: 53.47, lon: -2.24 } },
  ]);
});

it('says how late one comes, in minutes or by a time, with a note [R387]', async () => {
  const { person, saidLate } = open(buildSheet({ from: inMinutes(60) }));
  await person.click(await screen.findByRole('button', { name: 'Running late' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'How late will you be?' }));
  expect(dialog.getByRole('button', { name: 'Tell the company' })).toBeDisabled();
  await person.click(dialog.getByRole('radio', { name: '30 min late' }));
  await person.type(dialog.getByLabelText(/^Note/), 'The M6 is shut.');
  await person.click(dialog.getByRole('button', { name: 'Tell the company' }));
  expect(await screen.findByText('About 30 min late, 08:00')).toBeVisible();
  expect(screen.getByText('“The M6 is shut.” The company sees it.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Change how late' }));
  dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: 'Another time' }));
  await person.clear(dialog.getByLabelText('There at'));
  await person.type(dialog.getByLabelText('There at'), '09:10');
  await person.clear(dialog.getByLabelText(/^Note/));
  await person.click(dialog.getByRole('button', { name: 'Tell the company' }));
  await waitFor(() =>
    expect(saidLate()).toEqual([
      { call_id: 'c1', minutes: 30, note: 'The M6 is shut.' },
      { call_id: 'c1', time: '09:10' },
    ]),
  );
});

it('is not asked how late one comes earlier than two hours before the call [R387]', async () => {
  open(buildSheet({ from: inMinutes(125) }));
  await screen.findByRole('button', { name: 'On my way' });
  expect(screen.queryByRole('button', { name: 'Running late' })).toBeNull();
});

it('is sent without a place where the phone does not say [R416]', async () => {
  placeIs(null);
  const { person, told } = open(buildSheet({ from: inMinutes(5) }));
  await person.click(await screen.findByRole('checkbox', { name: /^and where I am/ }));
  await person.click(screen.getByRole('button', { name: 'Arrived' }));
  expect(await screen.findByText(/^Sent without where you are/)).toBeVisible();
  expect(told()).toEqual([{ what: 'arrived', at: expect.any(String) as string }]);
});

it('is offered on the day alone, and asks who is missing [R416] [R417]', async () => {
  const early = open(buildSheet({ from: inMinutes(300) }));
  await screen.findByRole('button', { name: 'I have read this' });
  expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull();
  early.unmount();
  open(buildSheet({ from: inMinutes(-12), attendance: { ...nothing, is_missing: true } }));
  expect(await screen.findByText('Are you on your way?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'On my way' })).toBeVisible();
});

it('is read by the company with its times, and an arrival is set by hand [R387] [R416] [R417]', async () => {
  const receipts = [
    buildReceipt({ attendance: { ...nothing, arrived: said({ sent_at: at('08:10'), is_near: true }) } }),
    buildReceipt({ user_id: 'p2', name: 'Maya Okafor', attendance: { ...nothing, on_way: said() } }),
    buildReceipt({ user_id: 'p3', name: 'Josh Hartley', attendance: { ...nothing, is_missing: true } }),
    buildReceipt({ user_id: 'p4', name: 'Liam Ward' }),
    buildReceipt({
      user_id: 'p5',
      name: 'Anna Bell',
      attendance: {
        ...nothing,
        late: { call_id: 'c1', minutes: 30, expected_at: at('08:30'), note: 'M6', told_at: at('07:00') },
      },
    }),
  ];
  // The company moved the call; who has not accepted is here, late or missing by the time of before.
  for (const receipt of receipts) receipt.from = inMinutes(-12);
  const desk = { job_fields: {}, call_fields: {}, draft: buildContent(), receipts, remind_after: null };
  const sheet = buildSheet({ from: inMinutes(600), role: null, booking_id: null, attendance: null, desk });
  const service = { sheet };
  const asked = api({
    'GET /api/calls/c1/sheet': () => answer(service.sheet),
    'PUT /api/calls/c1/attendance/p3': () => {
      const arrived = said({ by: 'company', by_name: 'Dan Price', at: at('08:12'), sent_at: at('08:12') });
      const now = receipts.map((one) => (one.user_id === 'p3' ? { ...one, attendance: { ...nothing, arrived } } : one));
      service.sheet = { ...sheet, desk: { ...desk, receipts: now } };
      return answer(undefined, { status: 204 });
    },
  });
  const { person } = renderApp(<SheetDeskPage jobId="j1" callId="c1" />, { user: company });
  const board = await screen.findByRole('region', { name: 'On the day' });
  const rows = () =>
    within(board)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    '1 of 5 arrived',
    expect.stringContaining('Arrived 07:52 (sent 08:10), within 500 mArrived'),
    expect.stringContaining('On my way 07:52On my way'),
    expect.stringContaining('Not arrived'),
    expect.stringContaining('Expected'),
    expect.stringMatching(/About 30 min late, 08:30\. M6Late/),
  ]);
  await person.click(screen.getByRole('button', { name: 'Set Josh Hartley as arrived' }));
  expect(await within(board).findByText('Arrived 08:12, by Dan Price')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/calls/c1/attendance/p3',
  ]);
});
