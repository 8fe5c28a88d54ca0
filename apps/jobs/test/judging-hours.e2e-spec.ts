import {
  type ApprovedAsPlanned,
  type Booking,
  bookingsRoutes,
  dayAfter,
  timesheetRoutes,
} from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { longDay, timesheetsOf, worked } from './timesheets.js';

const outAtSix = { lines: [{ line: 'out', reason: 'not_noted', words: 'Out at six.' }], figures: worked() };
const atSix = { ...outAtSix, figures: { ...longDay, ends_at: '18:00' } };

describe('hours that a company judges', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  it('are approved as they were submitted, and stay as they are [R445] [R447]', async () => {
    const { first, recruiter, sheet } = await hours.submitted();
    expectError(await hours.move(recruiter, sheet, 'approve', { version: sheet.version - 1 }), 409);
    const { status, body } = await hours.move(recruiter, sheet, 'approve', { version: sheet.version });
    expect([status, body]).toMatchObject([200, { state: 'approved', approved_by: 'company', figures: sheet.figures }]);
    expect((await hours.told(sheet)).at(-1)).toMatchObject({ to: 'approved', by: 'company', total_pence: 53_600 });
    for (const refused of [
      await hours.save(first, sheet, worked()),
      await hours.move(first, sheet, 'submit', worked()),
      await hours.move(recruiter, sheet, 'dispute', atSix),
      await hours.move(recruiter, sheet, 'approve'),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'TIMESHEET_AGREED' } });
    const edit = crew.service.rows('UPDATE bookings.timesheets SET out_at = out_at + $2 WHERE id = $1', [
      sheet.id,
      '1 h',
    ]);
    await expect(edit).rejects.toThrow('stay as they are');
  });

  it('are questioned by line with figures of its own; each line that differs has a reason [R445]', async () => {
    const { first, recruiter, sheet } = await hours.submitted();
    expect(await hours.move(recruiter, sheet, 'dispute', { ...atSix, figures: longDay })).toMatchObject({
      status: 400,
      body: { code: 'NO_DIFFERENCE' },
    });
    expect(await hours.move(recruiter, sheet, 'dispute', outAtSix)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'breaks', message: 'Please say why.' }] },
    });
    expectError(await hours.move(recruiter, sheet, 'dispute', { ...atSix, lines: [] }), 400);
    const { status, body } = await hours.move(recruiter, sheet, 'dispute', atSix);
    expect([status, body]).toMatchObject([200, { state: 'disputed', round: 1, figures: sheet.figures }]);
    expect(body.versions.at(-1)).toMatchObject({ by: 'company', reasons: atSix.lines, figures: { ends_at: '18:00' } });
    const told = (await hours.told(sheet)).at(-1);
    expect(told).toMatchObject({ to: 'disputed', lines: [{ line: 'out', reason: 'not_noted' }] });
    expect(JSON.stringify(told)).not.toContain('Out at six');
    expect((await hours.get(first, sheet)).body).toEqual(body);
  });

  it('go back and forth three times, every version readable; then either takes the other’s figures [R446]', async () => {
    const { first, recruiter, sheet } = await hours.submitted();
    for (const round of [1, 2, 3]) {
      const disputed = await hours.move(recruiter, sheet, 'dispute', atSix);
      expect(disputed.body).toMatchObject({ state: 'disputed', round });
      if (round === 3) break;
      const note = `Truck loaded, round ${round}`;
      expect((await hours.move(first, sheet, 'submit', { ...longDay, note })).status).toBe(200);
    }
    expect(await hours.move(first, sheet, 'submit', longDay)).toMatchObject({
      status: 409,
      body: { code: 'ROUNDS_OVER' },
    });
    const { versions } = (await hours.get(recruiter, sheet)).body;
    expect(versions.map(({ number, by, round, note }) => [number, by, round, note])).toEqual([
      [1, 'crew', 1, null],
      [2, 'company', 1, null],
      [3, 'crew', 2, 'Truck loaded, round 1'],
      [4, 'company', 2, null],
      [5, 'crew', 3, 'Truck loaded, round 2'],
      [6, 'company', 3, null],
    ]);
    const { body } = await hours.move(first, sheet, 'accept');
    expect(body).toMatchObject({ state: 'approved', approved_by: 'crew', figures: { ends_at: '18:00' } });
    expect(body.figures.pay?.total_pence).toBe(32_000);
    const other = await hours.submitted();
    await hours.move(other.recruiter, other.sheet, 'dispute', atSix);
    const taken = (await hours.move(other.recruiter, other.sheet, 'accept')).body;
    expect(taken).toMatchObject({ approved_by: 'company', figures: other.sheet.figures });
  });

  it('count as approved after 72 hours and two reminders, one for all that wait [R445]', async () => {
    const { first, second, sheet } = await hours.submitted();
    const later = await hours.only(second);
    await hours.isAfter(25);
    await hours.move(second, later, 'submit', longDay);
    await hours.isAfter(24 + 24);
    expect((await hours.told(sheet)).at(-1)).toMatchObject({
      from: 'submitted',
      to: 'submitted',
      by: 'time',
      waiting: 2,
    });
    await hours.isAfter(24 + 25);
    expect(await hours.told(later)).toHaveLength(2);
    await hours.isAfter(24 + 60);
    expect((await hours.told(sheet)).filter(({ from, to }) => from === to)).toHaveLength(2);
    await hours.isAfter(24 + 71.9);
    expect((await hours.get(first, sheet)).body.state).toBe('submitted');
    await hours.isAfter(24 + 72);
    const { body } = await hours.get(first, sheet);
    expect(body).toMatchObject({ state: 'approved', approved_by: 'time', figures: sheet.figures });
    expect((await hours.told(sheet)).at(-1)).toMatchObject({ to: 'approved', by: 'time' });
  });

  it('a question stops the clock, and another round starts it again [R445]', async () => {
    const { first, recruiter, sheet } = await hours.submitted();
    await hours.move(recruiter, sheet, 'dispute', atSix);
    await hours.isAfter(24 + 80);
    expect((await hours.get(first, sheet)).body.state).toBe('disputed');
    await hours.move(first, sheet, 'submit', longDay);
    await hours.isAfter(24 + 80 + 71);
    expect((await hours.get(first, sheet)).body.state).toBe('submitted');
    await hours.isAfter(24 + 80 + 73);
    expect((await hours.get(first, sheet)).body.state).toBe('approved');
  });

  it('are locked after 14 days; a correction is a new sheet that names the old one, once [R447]', async () => {
    const { first, recruiter, sheet } = await hours.submitted();
    expect(await hours.correct(first, sheet)).toMatchObject({ status: 409, body: { code: 'NOT_AGREED_YET' } });
    await hours.move(recruiter, sheet, 'approve');
    await hours.isAfter(24 + 14 * 24 - 1);
    expect((await hours.get(first, sheet)).body.state).toBe('approved');
    await hours.isAfter(24 + 14 * 24);
    expect((await hours.get(first, sheet)).body.state).toBe('locked');
    const { status, body } = await hours.correct(first, sheet);
    expect([status, body]).toMatchObject([201, { state: 'due', corrects_id: sheet.id, figures: sheet.figures }]);
    expect(await hours.correct(first, sheet)).toMatchObject({ status: 409, body: { code: 'CORRECTED_ALREADY' } });
    expect((await hours.move(first, body, 'submit', worked())).status).toBe(200);
    expect((await hours.get(recruiter, sheet)).body).toMatchObject({ state: 'locked', corrected_by_id: body.id });
  });

  it('of a whole call are approved as planned, without those that differ by over 15 minutes [R448]', async () => {
    const { people, recruiter, callId } = await hours.ended(['Priya', 'Maya', 'Tom']);
    await hours.isAfter(24);
    const ends = ['18:15', '18:16', '17:50'];
    for (const [index, person] of people.entries())
      await hours.move(person, await hours.only(person), 'submit', worked({ ends_at: ends[index] }));
    const approve = () => hours.as(recruiter).post<ApprovedAsPlanned>(timesheetRoutes.approveAsPlanned(callId), {});
    expect((await approve()).body).toEqual({ approved: 2, left_out: 1 });
    const states = await Promise.all(people.map(async (person) => (await hours.only(person)).state));
    expect(states).toEqual(['approved', 'submitted', 'approved']);
    expect((await approve()).body).toEqual({ approved: 0, left_out: 1 });
  });

  it('have the share of a fixed fee that is left where the company cancelled another call before [R443] [R384]', async () => {
    jest.restoreAllMocks();
    const { recruiter, job, role, callId } = await hours.booked([]);
    const wall = { starts_on: dayAfter(sheetDay, 1), starts_at: '08:00', ends_at: '18:00' };
    await hours.as(recruiter).post(`/api/jobs/${job.id}/calls`, wall);
    const terms = { basis: 'fixed', amount_pence: 90_000, mode: 'set' };
    await hours.as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions: 3, terms });
    const [share, whole] = [await crew.crew('Ana'), await crew.crew('Ben')];
    const bookings: Booking[] = [];
    for (const person of [share, whole]) {
      await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
      bookings.push(...(await hours.as(person).get<Booking[]>('/api/bookings?side=freelancer')).body);
    }
    const cancelLast = async (booking?: Booking) => {
      const input = { reason: 'One day less.', call_ids: [booking?.calls.at(-1)?.id] };
      return (await hours.as(recruiter).put<Booking>(bookingsRoutes.cancelBooking(booking?.id), input)).body;
    };
    // On its first day that person is owed all of it, and nothing for the day that is cancelled then.
    const owed = { pay: { total_pence: 90_000 } };
    await cancelLast(bookings[0]);
    await hours.isAfter(1);
    expect((await hours.only(whole)).figures).toMatchObject(owed);
    expect(await cancelLast(bookings[1])).toMatchObject({ cancellations: [{ percent: 100, fee_pence: 0 }] });
    expect((await hours.only(whole)).figures).toMatchObject(owed);
    const due = await hours.only(share, `&call_id=${callId}`);
    expect(due).toMatchObject({ fee_share: { calls: 1, of: 2 }, figures: { pay: { total_pence: 45_000 } } });
    const sent = await hours.move(share, due, 'submit', worked());
    expect(sent.body.figures.pay).toMatchObject({ lines: [{ words: 'fixed fee £900.00, 1 of 2 calls' }] });
  });

  it('keep times and money when an account goes, without words; drafts go at once [R461] [R531]', async () => {
    const { first, second, recruiter, sheet } = await hours.submitted({ ...longDay, note: 'Truck for Nightingale' });
    const [line] = atSix.lines;
    await hours.move(recruiter, sheet, 'dispute', { ...atSix, lines: [{ ...line, words: 'Ask Quillfeather.' }] });
    const leaves = (id: string, role: string) =>
      crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } as never });
    await leaves(first.id, 'freelancer');
    await leaves(second.id, 'freelancer');
    const { body } = await hours.get(recruiter, sheet);
    expect(body).toMatchObject({ state: 'disputed', freelancer_name: null, figures: sheet.figures });
    expect(await crew.service.everything()).not.toMatch(/nightingale|quillfeather/i);
    const drafts = await crew.service.rows('SELECT FROM bookings.timesheets WHERE freelancer_id = $1', [second.id]);
    expect(drafts).toEqual([]);
  });
});
