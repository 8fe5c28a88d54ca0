import { DeadlineKeeper } from '@crewcall/bookings-domain';
import { callSheetRoutes } from '@crewcall/contracts-bookings';
import { callReminded, type CallRemindedPayload, stillOnAnswered } from '@crewcall/contracts-bookings/dto';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

const HOURS = { call_in_two_days: 48, call_tomorrow: 24, call_soon: 2 } as const;
type Kind = keyof typeof HOURS;

describe('before a call', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());

  const comes = (callId: string, kind: Kind): Promise<void> => sheets.comes(callId, HOURS[kind]);
  const told = async (callId: string): Promise<CallRemindedPayload[]> =>
    (await crew.service.outbox(callReminded, callId)).map(({ payload }) => payload);

  it('the company hears two days before that its sheet is not published, and only then [R411]', async () => {
    const late = await sheets.booked();
    await comes(late.callId, 'call_in_two_days');
    expect((await told(late.callId)).map(({ what }) => what)).toEqual(['not_published', 'still_on']);
    const fine = await sheets.booked();
    await sheets.publish(fine.recruiter, fine.callId);
    await comes(fine.callId, 'call_in_two_days');
    expect((await told(fine.callId)).map(({ what }) => what)).toEqual(['still_on']);
  });

  it('who is booked is reminded a day and two hours before, unless they have read it and want no more [R411]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    const path = callSheetRoutes.acknowledgeSheet(callId, '1');
    expect((await sheets.as(first).put(path, { no_reminders: true })).status).toBe(204);
    await sheets.acknowledge(second, callId, 1);
    await comes(callId, 'call_tomorrow');
    await comes(callId, 'call_soon');
    const reminders = (await told(callId)).filter(({ what }) => what === 'tomorrow' || what === 'soon');
    expect(reminders).toMatchObject([
      { what: 'tomorrow', call_time: '08:00', day: sheetDay, people: [{ id: second.id }] },
      { what: 'soon', people: [{ id: second.id }] },
    ]);
    for (const { people } of reminders) expect(people).toHaveLength(1);
  });

  it('a call that moved reminds at its new time, and one without people not at all [R411]', async () => {
    const { recruiter, callId } = await sheets.booked();
    const due = async () =>
      (
        await crew.service.rows<{ due_at: Date }>(
          `SELECT due_at FROM bookings.deadlines WHERE subject_id = $1 AND kind = 'call_soon' AND done_at IS NULL
           ORDER BY due_at`,
          [callId],
        )
      ).map(({ due_at }) => due_at.getTime());
    const [before = 0] = await due();
    await sheets.moveCall(recruiter, callId, '09:00');
    expect(await due()).toEqual([before, before + 3_600_000]);
    await crew.service.rows(
      `UPDATE bookings.deadlines SET due_at = now() - interval '1 second' WHERE subject_id = $1`,
      [callId],
    );
    await crew.service.get(DeadlineKeeper).keepAll();
    expect(await told(callId)).toEqual([]);
    const { role } = await crew.job({ event_date: sheetDay });
    await comes(role.call_ids[0] ?? '', 'call_tomorrow');
    expect(await told(role.call_ids[0] ?? '')).toEqual([]);
  });

  it('each is asked two days before whether they are still on; the company reads the answer, or that there is none [R412]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    expectError(await sheets.answerStillOn(first, callId, 'yes'), 409);
    await comes(callId, 'call_in_two_days');
    expect((await told(callId)).at(-1)).toMatchObject({
      what: 'still_on',
      people: [{ id: first.id }, { id: second.id }],
    });
    expect((await sheets.sheetOf(first, callId)).still_on).toEqual({ answer: null });
    expect((await sheets.answerStillOn(first, callId, 'yes')).status).toBe(204);
    expect((await sheets.answerStillOn(first, callId, 'problem')).status).toBe(204);
    expect((await sheets.answerStillOn(first, callId, 'problem')).status).toBe(204);
    expectError(await sheets.answerStillOn(first, callId, 'perhaps'), 400);
    expectError(await sheets.answerStillOn(await crew.crew(), callId, 'yes'), 404);
    const said = (await sheets.sheetOf(recruiter, callId)).desk?.receipts.map(({ still_on }) => still_on);
    expect(said).toEqual([{ answer: 'problem' }, { answer: null }]);
    const events = (await crew.service.outbox(stillOnAnswered, callId)).map(({ payload }) => payload.answer);
    expect(events).toEqual(['yes', 'problem']);
  });
});
