import { type Booking, callSheetRoutes, bookingsRoutes, type CallContact } from '@crewcall/contracts-bookings';
import { callSheetAcknowledged } from '@crewcall/contracts-bookings/dto';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('a published call sheet', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());

  it('tell the company how far the current version came, and it of the last one [R409]', async () => {
    const { recruiter, callId, role, first, second } = await sheets.booked();
    expect((await sheets.stateOf(recruiter, callId, first))?.state).toBe('not_sent');
    await sheets.publish(recruiter, callId);
    const [sent, ...more] = await sheets.sentOf(callId);
    expect([sent, more]).toMatchObject([
      { what: 'published', version: 1, day: sheetDay, people: [{ id: first.id }, {}] },
      [],
    ]);
    expect((await sheets.stateOf(recruiter, callId, first))?.state).toBe('delivered');
    await sheets.read(first, callId, 1);
    expect(await sheets.stateOf(recruiter, callId, first)).toMatchObject({
      state: 'read',
      read_at: expect.any(String) as string,
    });
    expect((await sheets.acknowledge(first, callId, 1)).status).toBe(204);
    expect((await sheets.acknowledge(first, callId, 1)).status).toBe(204);
    const late = await crew.crew('Tom');
    await crew.move(late, await crew.offer(recruiter, role, late), 'accept');
    expect((await sheets.sentOf(callId)).at(-1)).toMatchObject({ what: 'booked', people: [{ id: late.id }] });
    const opened = await sheets.openLink(await sheets.mailed(callId, 1, second));
    expect([opened.status, opened.body]).toEqual([204, '']);
    expect(await sheets.stateOf(recruiter, callId, second)).toMatchObject({ state: 'acknowledged' });
    await sheets.acknowledge(late, callId, 1);
    const told = (await crew.service.outbox(callSheetAcknowledged, callId)).map(({ payload }) => payload);
    expect(told.map(({ what, person_id, is_last }) => [what, person_id, is_last])).toEqual([
      ['read', first.id, false],
      ['acknowledged', first.id, false],
      ['acknowledged', second.id, false],
      ['acknowledged', late.id, true],
    ]);
    for (const version of [0, 2, 9_999_999_999]) expectError(await sheets.acknowledge(first, callId, version), 404);
    expectError(await sheets.acknowledge(await crew.crew(), callId, 1), 404);
  });

  it('are acknowledged by a mail’s link, of which the hash alone is stored, until an important change [R409]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    const [key, again, other] = [
      await sheets.mailed(callId, 1, first),
      await sheets.mailed(callId, 1, first),
      await sheets.mailed(callId, 1, second),
    ];
    const nothing = [
      'x'.repeat(43),
      await sheets.mailed(callId, 2, first),
      await sheets.mailed(callId, 1, await crew.crew()),
    ];
    for (const made of nothing)
      expect((await sheets.openLink(made)).body).toMatchObject({ code: 'ACKNOWLEDGE_LINK_OVER' });
    await sheets.fill(recruiter, callId, { radio: 'Ch 4' });
    await sheets.publish(recruiter, callId);
    for (const mailed of [key, again]) expect((await sheets.openLink(mailed)).status).toBe(204);
    expect((await sheets.stateOf(recruiter, callId, first))?.state).toBe('acknowledged');
    await sheets.publish(recruiter, callId, { important: true });
    for (const former of [key, other]) expectError(await sheets.openLink(former), 404);
    expect((await sheets.stateOf(recruiter, callId, second))?.state).toBe('delivered');
    const now = await sheets.mailed(callId, 3, second);
    const stored = await crew.service.rows<{ all: string }>(`SELECT database_to_xml(false, false, '')::text AS all`);
    expect(stored[0]?.all).toContain(callId);
    for (const made of [key, again, other, now]) expect(stored[0]?.all).not.toContain(made);
    expect((await sheets.openLink(now)).status).toBe(204);
    expect((await sheets.stateOf(recruiter, callId, second))?.state).toBe('acknowledged');
  });

  it('remind those who have not acknowledged, once in four hours [R410]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    expectError(await sheets.remind(recruiter, callId), 409);
    await sheets.publish(recruiter, callId);
    await sheets.acknowledge(first, callId, 1);
    await sheets.as(second).put(callSheetRoutes.callContact, { phone: '07700 900123', shares_phone: false });
    const { status, body } = await sheets.remind(recruiter, callId);
    expect([status, body]).toEqual([200, { reminded: 1 }]);
    expect((await sheets.sentOf(callId)).at(-1)).toMatchObject({ what: 'remind', people: [{ id: second.id }] });
    expect(await sheets.stateOf(recruiter, callId, second)).toMatchObject({ phone: '07700 900123' });
    const again = await sheets.remind(recruiter, callId);
    expect([again.status, again.body]).toMatchObject([429, { code: 'REMINDED_LATELY' }]);
    await crew.service.rows(
      `UPDATE bookings.call_sheets SET reminded_at = reminded_at - interval '4 hours' WHERE call_id = $1`,
      [callId],
    );
    expect((await sheets.remind(recruiter, callId)).status).toBe(200);
    await sheets.acknowledge(second, callId, 1);
    await crew.service.rows(`UPDATE bookings.call_sheets SET reminded_at = NULL WHERE call_id = $1`, [callId]);
    expect((await sheets.remind(recruiter, callId)).body).toMatchObject({ code: 'ALL_ACKNOWLEDGED' });
  });

  it('name others on the call, with a number only of those who share it [R404]', async () => {
    const { recruiter, callId, role, first, second } = await sheets.booked();
    const contact = (actor: TestActor, input: CallContact) =>
      sheets.as(actor).put<CallContact>(callSheetRoutes.callContact, input);
    await sheets.publish(recruiter, callId);
    expect((await contact(second, { phone: ' 07700 900123 ', shares_phone: false })).body.phone).toBe('07700 900123');
    const others = async () => (await sheets.sheetOf(first, callId)).others;
    expect(await others()).toEqual([{ first_name: 'Maya', role: role.name, call_time: '08:00', phone: null }]);
    await contact(second, { phone: '07700 900123', shares_phone: true });
    expect(await others()).toMatchObject([{ phone: '07700 900123' }]);
    expect(JSON.stringify(await sheets.sheetOf(first, callId))).not.toContain('Ross');
    expect((await contact(second, { phone: null, shares_phone: true })).body).toEqual({
      phone: null,
      shares_phone: false,
    });
    expectError(await contact(second, { phone: 'call me', shares_phone: true }), 400);
  });

  it('are gone for who is cancelled from the call, who keeps the line in the history', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    const key = await sheets.mailed(callId, 1, first);
    const mine = (await sheets.as(first).get<Booking[]>('/api/bookings?side=freelancer')).body[0];
    await sheets.as(recruiter).put(bookingsRoutes.cancelBooking(mine?.id ?? ''), { reason: 'Rained off.' });
    expectError(await sheets.see(first, callId), 404);
    expectError(await sheets.acknowledge(first, callId, 1), 404);
    expectError(await sheets.openLink(key), 404);
    const { history } = (await sheets.as(first).get<Booking>(`/api/bookings/${mine?.id}`)).body;
    expect(history.at(-1)?.what).toBe('cancelled');
    expect((await sheets.sheetOf(recruiter, callId)).desk?.receipts).toHaveLength(1);
    await sheets.as(recruiter).put(bookingsRoutes.putBackBooking(mine?.id ?? ''));
    expect((await sheets.see(first, callId)).status).toBe(200);
  });
});
