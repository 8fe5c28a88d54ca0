import { AvailabilityPublisher, DeadlineKeeper } from '@crewcall/bookings-domain';
import { type Booking, bookingsRoutes, type Call, type Offer } from '@crewcall/contracts-bookings';
import * as contract from '@crewcall/contracts-bookings/dto';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { userSuspended } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { coversOf } from './covers.js';
import { CrewMarket } from './crew-market.js';
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
/** A hire from before bookings were guarded: only the migration that found it publishes it. */
const ofTheMigration = ['jobs.booking-clashes.v1'];

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
    await crew.service.rows(`UPDATE bookings.deadlines SET due_at = now() WHERE kind = 'remind'`);
    await crew.service.get(DeadlineKeeper).keepAll();
    await crew.move(three.recruiter, three.offer, 'release', { reason: 'other', text });
    const four = await offered('enquiry');
    await crew.move(four.person, four.offer, 'answer', { answer: 'maybe' });
    const five = await offered('booking');
    await crew.move(five.person, five.offer, 'accept');
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
    await as(seven.recruiter).put(bookingsRoutes.moveCard(seven.offer.application_id ?? ''), no);
    await sheets.comes(callId, 48);
    await sheets.answerStillOn(first, callId, 'problem');
    await sheets.comes(callId, -0.2);
    const missed = (await bookingOf(first)).id;
    const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(`${sheetDay}T09:00:00Z`));
    await as(recruiter).put(bookingsRoutes.noShow(missed), { call_id: callId, note: text });
    await as(first).put(bookingsRoutes.objectToNoShow(missed), { words: text });
    clock.mockRestore();
    const { lead, team } = await new TeamStory(crew).of(2);
    await as(lead).put(`/api/teams/${team.id}`, { name: team.name, what: text });
    const covers = coversOf(crew);
    const free = await covers.fellFree();
    await covers.near('Ana', 6);
    await covers.start(free.recruiter, free.role.id);
  }

  it('is every event of the contract, with ids and facts: no free text, no number of a telephone and no key [R527]', async () => {
    await everyChange();
    const published = (await crew.service.outbox()).filter(({ name }) => declared.includes(name));
    expect([...new Set(published.map(({ name }) => name))].sort()).toEqual(
      declared.filter((name) => !ofTheMigration.includes(name)),
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
