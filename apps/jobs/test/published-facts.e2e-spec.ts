import { AvailabilityPublisher, DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  type Booking,
  applicantBoardRoutes,
  bankDetailsRoutes,
  expenseRoutes,
  timesheetRoutes,
  bookingsRoutes,
  type Call,
  type Offer,
  reviewRoutes,
  ticketSightingRoutes,
} from '@crewcall/contracts-bookings';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import * as contract from '@crewcall/contracts-bookings/dto';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { ticketExpiring, ticketsChanged, userSuspended } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import { PROOF_AUDIENCE } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { type TestActor, tokenFor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { coversOf } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { parking } from './expenses.js';
import { invoicesOf } from './invoices.js';
import { longDay, timesheetsOf } from './timesheets.js';
import { reviewsOf } from './reviews.js';
import { TeamStory } from './teams.js';
import { aRecruiter } from './marketplace.js';

const WORD = 'Quillfeather';
const PHONE = '0161 496 0142';
/** More than an id holds by chance. */
const PHONE_ENDS = /496 ?0142/;
/** As links hold them: 32 bytes or more in one word. */
const KEY = /"[\w-]{43,}"/;
const tables = ['offers', 'bookings', 'commitments', 'roles', 'history', 'deadlines'].map((name) => `bookings.${name}`);

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'heardBy' in value;
const declared = Object.values(contract as object)
  .filter(isEvent)
  .map(({ name }) => name)
  .sort();
/** A hire from before bookings were guarded: only the migration that found it publishes it; calendars are read by the worker. */
const ofOthers = ['jobs.booking-clashes.v1', 'jobs.feed-source-failed.v1'];

describe('what is published of bookings', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const offered = async (kind: string, overrides: object = {}) => {
    const { recruiter, role, job } = await crew.job(overrides as Record<string, unknown>);
    const person = await crew.crew();
    const offer = await crew.offer(recruiter, role, person, { kind, note: `${WORD}, ring ${PHONE}` });
    return { recruiter, role, job, person, offer };
  };
  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const { body } = await as(actor).get<Booking[]>('/api/bookings?side=freelancer');
    if (!body[0]) throw new Error('Nothing is booked');
    return body[0];
  };

  /** Every kind of change once, with words and a number wherever they may be typed. */
  async function everyChange(): Promise<void> {
    const text = `${WORD}, ring ${PHONE}`;
    const one = await offered('booking');
    await crew.move(one.person, one.offer, 'decline', { reason: 'other', text });
    const two = await offered('booking');
    await crew.move(two.person, two.offer, 'accept');
    await as(two.recruiter).put(bookingsRoutes.cancelBooking((await bookingOf(two.person)).id), { reason: text });
    const three = await offered('pencil');
    await crew.move(three.person, three.offer, 'accept');
    const rival = await crew.job();
    const lower = await crew.pencil(rival.recruiter, rival.role, three.person);
    await crew.move(rival.recruiter, lower, 'challenge');
    await crew.service.rows(`UPDATE bookings.deadlines SET due_at = now() - interval '1 second' WHERE kind = 'remind'`);
    await crew.service.get(DeadlineKeeper).keepAll();
    await crew.move(three.recruiter, three.offer, 'release', { reason: 'other', text });
    const four = await offered('enquiry');
    await crew.move(four.person, four.offer, 'answer', { answer: 'maybe' });
    const five = await offered('booking');
    await crew.move(five.person, five.offer, 'accept');
    const expiring = { kind: 'ipaf', days: 30 } as const;
    await crew.service.deliver(ticketExpiring, { subjectId: five.person.id, payload: expiring });
    const [call] = (await as(five.recruiter).get<Call[]>(`/api/jobs/${five.job.id}/calls`)).body;
    const moved = { name: WORD, starts_on: '2035-06-12', starts_at: '09:00', ends_at: '19:00' };
    await as(five.recruiter).put(`/api/calls/${call?.id}`, moved);
    await as(five.person).put(bookingsRoutes.acceptRevision((await bookingOf(five.person)).id));
    await crew.service.deliver(userSuspended, { subjectId: five.person.id, version: 9, payload: { reason: text } });
    const six = await offered('booking');
    const [asked] = (await as(six.recruiter).get<Call[]>(`/api/jobs/${six.job.id}/calls`)).body;
    await as(six.recruiter).put(`/api/calls/${asked?.id}`, moved);
    await as(six.person).post('/api/calendar/blocks', { kind: 'maybe', starts_on: '2035-06-20', note: text });
    await crew.service.get(AvailabilityPublisher).publishAll();
    const sheets = sheetsOf(crew);
    const { recruiter, callId, first } = await sheets.booked();
    const site_contact = { name: WORD, phone: PHONE, role: WORD };
    await sheets.fill(recruiter, callId, { parking: text, dress: text, site_contact });
    await sheets.publish(recruiter, callId);
    await sheets.acknowledge(first, callId, 1);
    await as(recruiter).post(`/api/crew/${first.id}/notes`, { text });
    const seven = await offered('pencil');
    const no = { from: 'offered', to: 'no', message: text };
    await as(seven.recruiter).put(applicantBoardRoutes.moveCard(seven.offer.application_id ?? ''), no);
    await sheets.comes(callId, 48);
    await sheets.answerStillOn(first, callId, 'problem');
    await sheets.comes(callId, -0.2);
    const missed = (await bookingOf(first)).id;
    const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(`${sheetDay}T09:00:00Z`));
    const card = { id: newId(), kind: 'other', level: WORD, state: 'unchecked' } as const;
    const cards = { tickets: [card], shared: 'companies' as const };
    await crew.service.deliver(ticketsChanged, { subjectId: first.id, version: 1, payload: cards });
    await as(recruiter).put(ticketSightingRoutes.one(missed, card.id), { checker: text });
    await as(recruiter).put(bookingsRoutes.noShow(missed), { call_id: callId, note: text });
    await as(first).put(bookingsRoutes.objectToNoShow(missed), { words: text });
    await as(recruiter).delete(bookingsRoutes.noShow(missed));
    clock.mockRestore();
    const reviews = reviewsOf(crew);
    const over = await reviews.completed();
    const given = (await reviews.write(over.freelancer, over.booking, 4, { text })).body.own?.id ?? '';
    await reviews.write(over.recruiter, over.booking, 4);
    await reviews.as(over.recruiter).put(reviewRoutes.reply(given), { text });
    const plain = await reviews.completed();
    const fine = (await reviews.write(plain.recruiter, plain.booking, 4)).body.own?.id ?? '';
    await reviews.write(plain.freelancer, plain.booking, 4);
    await reviews.as(plain.freelancer).post(reviewRoutes.report(fine), { reason: 'Not true.' });
    jest.restoreAllMocks();
    const { lead, team, members } = await new TeamStory(crew).of(2);
    await as(lead).put(`/api/teams/${team.id}`, { name: team.name, what: text });
    const { first: worker, recruiter: company, sheet } = await timesheetsOf(crew).submitted({ ...longDay, note: text });
    await as(worker).post(expenseRoutes.expenses, { booking_id: sheet.booking_id, ...parking({ note: text }) });
    const lines = [{ line: 'out', reason: 'other', words: text }];
    const figures = { ...longDay, ends_at: '18:00' };
    await as(company).put(timesheetRoutes.timesheetMove(sheet.id, 'dispute'), { lines, figures });
    for (const _round of [2, 3]) {
      await as(worker).put(timesheetRoutes.timesheetMove(sheet.id, 'submit'), { ...longDay, note: text });
      await as(company).put(timesheetRoutes.timesheetMove(sheet.id, 'dispute'), { lines, figures });
    }
    await as(worker).put(timesheetRoutes.timesheetMove(sheet.id, 'ask'));
    const opening = { reason: 'Asked by both.' };
    await as({ id: newId(), role: 'admin' }).post(timesheetRoutes.timesheetMove(sheet.id, 'open'), opening);
    const target = { kind: 'timesheet', id: sheet.id } as const;
    const comment = { case_id: newId(), decision: 'commented', target, note: text } as const;
    await crew.service.deliver(moderationDecided, { subjectId: comment.case_id, payload: comment });
    jest.restoreAllMocks();
    const invoices = invoicesOf(crew);
    const { recruiter: buyer, invoice } = await invoices.issued({ seller_address: text, buyer_address: text });
    await invoices.mark(buyer, invoice, { mark: 'received' });
    jest.restoreAllMocks();
    const wanted = await crew.job({ positions: 2 });
    const slots = members.map(({ id }) => ({ user_id: id, role_id: wanted.role.id }));
    await as(lead).post(`/api/teams/${team.id}/applications`, { job_id: wanted.job.id, slots, cover_letter: text });
    const payee = { ...(await crew.crew()), sessionId: newId() };
    const proof = tokenFor(payee, { audience: PROOF_AUDIENCE });
    const account = { account_name: WORD, sort_code: '200000', account: '04960142', utr: null };
    await as(payee).put(bankDetailsRoutes.own, { ...account, proof });
    const covers = coversOf(crew);
    const free = await covers.fellFree();
    await covers.near('Ana', 6);
    await covers.start(free.recruiter, free.role.id);
  }

  it('is every event of the contract, with ids and facts: no free text, no number of a telephone and no key [R527]', async () => {
    await everyChange();
    const published = (await crew.service.outbox()).filter(({ name }) => declared.includes(name));
    expect([...new Set(published.map(({ name }) => name))].sort()).toEqual(
      declared.filter((name) => !ofOthers.includes(name)),
    );
    for (const { name, payload } of published) {
      const told = JSON.stringify(payload);
      const held = [told.includes(WORD), PHONE_ENDS.test(told), KEY.test(told)];
      expect([name, ...held]).toEqual([name, false, false, false]);
    }
  });

  it('is published with the change or not at all [R527]', async () => {
    const moves: [string, () => Promise<{ actor: TestActor; offer: Offer }>, object?][] = [
      ['accept', async () => asActor(await offered('booking'), 'person')],
      ['accept', async () => asActor(await offered('pencil'), 'person')],
      ['decline', async () => asActor(await offered('booking'), 'person'), { reason: 'rate' }],
      ['take-back', async () => asActor(await offered('booking'), 'recruiter')],
      ['confirm', async () => asActor(await held(), 'recruiter')],
      ['release', async () => asActor(await held(), 'recruiter'), { reason: 'filled' }],
    ];
    for (const [move, prepare, input] of moves) {
      const { actor, offer } = await prepare();
      await refuseToPublish(async () => {
        const before = await crew.service.fingerprint(tables);
        expect([move, (await crew.move(actor, offer, move, input)).status]).toEqual([move, 500]);
        expect([move, await crew.service.fingerprint(tables)]).toEqual([move, before]);
      });
      expect([move, (await crew.move(actor, offer, move, input)).status]).toEqual([move, 200]);
    }
    const { recruiter, job } = await crew.job();
    const person = await crew.crew();
    const application = await crew.market.apply(person, job);
    await refuseToPublish(async () => {
      const before = await crew.service.fingerprint(tables);
      expect((await as(recruiter).put(`/api/applications/${application.id}/accept`)).status).toBe(500);
      expect(await crew.service.fingerprint(tables)).toBe(before);
    });
    expect((await as(aRecruiter()).get('/api/bookings?side=recruiter')).body).toEqual([]);
  });

  const asActor = (all: { person: TestActor; recruiter: TestActor; offer: Offer }, who: 'person' | 'recruiter') => ({
    actor: all[who],
    offer: all.offer,
  });
  async function held() {
    const all = await offered('pencil');
    await crew.move(all.person, all.offer, 'accept');
    return all;
  }
  /** The table of what is to be published takes nothing meanwhile. */
  async function refuseToPublish(work: () => Promise<void>): Promise<void> {
    await crew.service.rows(
      `ALTER TABLE outbox ADD CONSTRAINT takes_no_events CHECK (queue NOT LIKE 'events.%') NOT VALID`,
    );
    try {
      await work();
    } finally {
      await crew.service.rows('ALTER TABLE outbox DROP CONSTRAINT takes_no_events');
    }
  }
});
