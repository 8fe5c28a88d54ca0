import { createHash, randomBytes } from 'node:crypto';
import { DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  callSheetRoutes,
  type CallSheet,
  dayAfter,
  type RemindedOfSheet,
  type SheetFields,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { callSheetPublished, type CallSheetPublishedPayload } from '@crewcall/contracts-bookings/dto';
import { sheetLinkMailed } from '@crewcall/contracts-notifications/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

/** The day of the call in five days. */
export const sheetDay = dayAfter(wallTimeOf(new Date()).day, 5);

/** Calls with people booked on them, and their sheets. */
export const sheetsOf = (crew: CrewMarket) => {
  const as = (actor: TestActor) => crew.service.as(actor);
  const see = (actor: TestActor, callId: string) => as(actor).get<CallSheet>(callSheetRoutes.sheet(callId));
  const sheetOf = async (actor: TestActor, callId: string): Promise<CallSheet> => (await see(actor, callId)).body;
  const fill = (actor: TestActor, callId: string, fields: SheetFields, scope = 'job') =>
    as(actor).put<CallSheet>(callSheetRoutes.sheet(callId), { scope, fields });
  const publish = (actor: TestActor, callId: string, input: object = {}) =>
    as(actor).post<CallSheet>(callSheetRoutes.publishSheet(callId), input);
  const acknowledge = (actor: TestActor, callId: string, version: number) =>
    as(actor).put(callSheetRoutes.acknowledgeSheet(callId, String(version)));
  const read = (actor: TestActor, callId: string, version: number) =>
    as(actor).put(callSheetRoutes.readSheet(callId, String(version)));
  const remind = (actor: TestActor, callId: string) =>
    as(actor).post<RemindedOfSheet>(callSheetRoutes.remindOfSheet(callId));
  const sentOf = async (callId: string): Promise<CallSheetPublishedPayload[]> =>
    (await crew.service.outbox(callSheetPublished, callId)).map(({ payload }) => payload);
  /** As notifications tells of a mail's link: the hash alone. Answers the key that stands in the mail. */
  async function mailed(callId: string, version: number, { id }: { id: string }): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    const key_hash = createHash('sha256').update(key).digest('hex');
    const payload = { freelancer_id: id, version, key_hash };
    await crew.service.deliver(sheetLinkMailed, { subjectId: callId, payload });
    return key;
  }
  /** It is a minute past so many hours before the call, for as long as what is due then is done. */
  async function comes(callId: string, hoursBefore: number): Promise<void> {
    const [call] = await crew.service.rows<{ from: Date }>(
      'SELECT lower(during) AS from FROM bookings.calls WHERE id = $1',
      [callId],
    );
    const at = new Date((call?.from.getTime() ?? 0) - hoursBefore * 3_600_000 + 60_000);
    const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(at);
    await crew.service.get(DeadlineKeeper).keepAll();
    clock.mockRestore();
  }
  const answerStillOn = (actor: TestActor, callId: string, answer: string) =>
    as(actor).put(callSheetRoutes.stillOn(callId), { answer });
  const openLink = (key: string) => crew.service.anonymous().post(callSheetRoutes.acknowledgeByLink, { key });
  const moveCall = (actor: TestActor, callId: string, starts_at: string) =>
    as(actor).put(`/api/calls/${callId}`, { starts_on: sheetDay, starts_at, ends_at: '18:00' });

  /** A job of one call in five days with so many booked. */
  async function booked(names = ['Priya', 'Maya']) {
    const { recruiter, job, role } = await crew.job({ event_date: sheetDay, positions: 3 });
    const people: TestActor[] = [];
    for (const name of names) {
      const person = await crew.crew(name);
      await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
      people.push(person);
    }
    const callId = role.call_ids[0] ?? '';
    const [first = recruiter, second = recruiter] = people;
    return { recruiter, job, role, callId, people, first, second };
  }
  const stateOf = async (recruiter: TestActor, callId: string, { id }: TestActor) =>
    (await sheetOf(recruiter, callId)).desk?.receipts.find(({ user_id }) => user_id === id);
  return {
    as,
    see,
    sheetOf,
    fill,
    publish,
    acknowledge,
    read,
    remind,
    sentOf,
    mailed,
    openLink,
    comes,
    answerStillOn,
    moveCall,
    booked,
    stateOf,
  };
};
