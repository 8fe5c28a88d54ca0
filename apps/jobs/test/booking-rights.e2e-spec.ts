import { readFileSync } from 'node:fs';
import { type Booking, type Call, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { type TestClient, tokenFor } from '@crewcall/testing-node';
import {
  callers,
  answerOf,
  anyone,
  owner,
  companyOfIt,
  crewOfIt,
  eitherOfIt,
  companiesOwn,
  anyCompany,
  anyCrew,
  anyMember,
  nothingToAnswer,
  ownCrew,
  crewAlone,
  type Caller,
  type Row,
} from './callers.js';
import { coversOf } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';
import { moneyRows, paidOf } from './money-rights.js';

const day = dayAfter(wallTimeOf(new Date()).day, 20);
const times = { starts_on: day, starts_at: '08:00', ends_at: '18:00' };
const terms = { basis: 'day', mode: 'set', amount_pence: 30_000 };
const offerMoves: Row[] = [
  ['accept', crewOfIt],
  ['decline', crewOfIt, { reason: 'rate' }],
  ['answer', crewOfIt, { answer: 'free' }],
  ['extend', crewOfIt],
  ['confirm', companyOfIt],
  ['release', eitherOfIt, { reason: 'other' }],
  ['take-back', companyOfIt],
  ['ask-to-extend', companyOfIt, { hold_hours: 72 }],
  ['challenge', companyOfIt],
  ['accept-revision', crewOfIt],
  ['refuse-revision', nothingToAnswer],
  ['seen', ['401', 'ok', '404', '404', '404', '401', '403']],
];

/** Those that take something away come last. `{job}` and the like stand for what is there. */
const rows: Row[] = [
  ['GET /api/jobs/{job}/calls', anyone],
  ['GET /api/jobs/{job}/roles', anyone],
  ['POST /api/rates/estimate', anyone, { terms, calls: [] }],
  ['POST /api/decline-link', ['404', '404', '404', '404', '404', '404', '404'], { token: 'made-up' }],
  ['PUT /api/decline-link', ['404', '404', '404', '404', '404', '404', '404'], { token: 'made-up', reason: 'rate' }],
  ['POST /api/jobs/{job}/calls', owner, { ...times, starts_on: dayAfter(day, 1) }],
  ['PUT /api/calls/{call}', owner, times],
  ['PUT /api/calls/{call}/still-on', ownCrew, { answer: 'yes' }],
  ['PUT /api/calls/{call}/attendance', ownCrew, { what: 'on_way' }],
  ['PUT /api/calls/{call}/attendance/{person}', companiesOwn],
  ['POST /api/jobs/{job}/roles', owner, { name: 'Rigger', positions: 1, terms }],
  ['PUT /api/roles/{role}', owner, { name: 'Monitor engineer', positions: 3, terms }],
  ['POST /api/roles/{role}/kit', owner, { user_ids: ['{person}'] }],
  ['POST /api/roles/{role}/offers', owner, { freelancer_ids: ['{asked}'], kind: 'booking' }],
  ['GET /api/roles/{role}/ladder', companiesOwn],
  ['PUT /api/roles/{role}/ladder', companiesOwn, { offer_ids: ['{pencil}'] }],
  ['GET /api/offers?side=freelancer', anyCrew],
  ['GET /api/offers?side=recruiter', anyCompany],
  ['GET /api/offers/{offer}', eitherOfIt],
  ...offerMoves.map(([move, ...rest]): Row => [`PUT /api/offers/{offer}/${move}`, ...rest]),
  ['GET /api/bookings?side=freelancer', anyCrew],
  ['GET /api/bookings?side=recruiter', anyCompany],
  ['GET /api/bookings/figures', ['401', '403', '403', '403', '403', '401', 'ok']],
  ['GET /api/bookings/{booking}', eitherOfIt],
  ['GET /api/bookings/{booking}/reviews', eitherOfIt],
  ['POST /api/reviews', eitherOfIt, { booking_id: '{booking}', stars: 5 }],
  ['PUT /api/bookings/{booking}/accept-revision', crewAlone],
  ['PUT /api/bookings/{booking}/refuse-revision', crewAlone],
  ['GET /api/bookings/{booking}/tickets', companiesOwn],
  ['PUT /api/bookings/{booking}/tickets/{call}', companiesOwn, { checker: 'Dana' }],
  ...moneyRows,
  ['PUT /api/bookings/{booking}/late', ownCrew, { call_id: '{call}', minutes: 30 }],
  ['PUT /api/bookings/{booking}/no-show', companiesOwn, { call_id: '{call}' }],
  ['DELETE /api/bookings/{booking}/no-show', companiesOwn],
  ['GET /api/bookings/{booking}/no-show', ['401', '403', '403', '403', '403', '401', '404']],
  ['PUT /api/bookings/{booking}/object', ownCrew, {}],
  ['PUT /api/bookings/{booking}/put-back', companiesOwn],
  ['GET /api/jobs/{job}/board', companiesOwn],
  ['GET /api/jobs/{job}/board/times', companiesOwn],
  ['GET /api/jobs/{job}/applicants.csv', companiesOwn],
  ['PUT /api/applications/{application}/marks', companiesOwn, { tags: [] }],
  ['PUT /api/applications/{application}/move', companiesOwn, { from: 'new', to: 'reviewed' }],
  ['POST /api/applications/bulk', anyCompany, { application_ids: ['{application}'], action: 'take_back' }],
  ['GET /api/reject-texts', anyCompany],
  ['PUT /api/reject-texts', anyCompany, { texts: ['Sorry.'] }],
  ['GET /api/roles/{role}/rescue', companiesOwn],
  ['POST /api/roles/{role}/rescue', ['401', '403', '403', 'ok', '403', '401', '403'], {}],
  ['GET /api/rescues/{rescue}', companiesOwn],
  ['PUT /api/rescues/{rescue}/people', companiesOwn, { left_out: [] }],
  ['PUT /api/rescues/{rescue}/settings', companiesOwn, { people: 2 }],
  ['PUT /api/rescues/{rescue}/raise', companiesOwn, { amount_pence: 90_000 }],
  ['PUT /api/rescues/{rescue}/widen', companiesOwn, { miles: 60 }],
  ['PUT /api/rescues/{rescue}/next', companiesOwn],
  ['PUT /api/rescues/{rescue}/post', companiesOwn],
  ['PUT /api/rescues/{rescue}/stop', companiesOwn],
  ['GET /api/cover-settings', anyCrew],
  ['PUT /api/cover-settings', anyCrew, { passes_quiet_hours: true, wakes_me: false }],
  ['GET /api/schedule', anyCompany],
  ['GET /api/schedule.csv', anyCompany],
  [`GET /api/calendar?from=${day}&to=${day}`, anyCrew],
  ['POST /api/calendar/blocks', anyCrew, { kind: 'maybe', starts_on: dayAfter(day, 9) }],
  ['PUT /api/calendar/blocks/{block}', ownCrew, { kind: 'maybe', starts_on: day }],
  ['GET /api/calendar/pattern', anyCrew],
  ['PUT /api/calendar/pattern', anyCrew, { days: [] }],
  ['PUT /api/calendar/sharing', anyCrew, { sharing: 'all' }],
  ['GET /api/feeds', anyMember],
  ['POST /api/feeds', anyMember, { detail: 'full', has_pencils: false }],
  ['PUT /api/feeds', anyMember, { detail: 'full', has_pencils: true }],
  ['DELETE /api/feeds', anyMember],
  ['GET /api/feed-sources', anyCrew],
  ['POST /api/feed-sources', anyCrew, { address: 'https://calendar.test/a.ics' }],
  ['DELETE /api/feed-sources/{source}', ownCrew],
  ['GET /ical/{file}', ['404', '404', '404', '404', '404', '404', '404']],
  [`GET /api/availability/{person}?from=${day}&to=${day}`, anyCompany],
  ['POST /api/availability/check', owner, { user_ids: ['{person}'], role_id: '{role}' }],
  ['PUT /api/jobs/{job}/plan', owner, { calls: [{ ...times }], roles: [{ name: 'Rigger', positions: 1, terms }] }],
  ['PUT /api/jobs/{job}/reopen', owner],
  ['POST /api/jobs/{job}/duplicate', owner, { first_day: dayAfter(day, 7) }],
  ['DELETE /api/calendar/blocks/{block}', ownCrew],
  ['DELETE /api/roles/{role}', owner],
  ['DELETE /api/calls/{call}', owner],
  ['PUT /api/bookings/{booking}/cancel', eitherOfIt, { reason: 'Called off.', kind: 'ill' }],
];
const bookings =
  /^\/api\/(calls|roles|rates|offers|bookings|schedule|schedule\.csv|calendar|availability|expenses|earnings|earnings\.csv|bank-details|invoices|timesheets|timesheets\.csv|decline-link|feeds|feed-sources|reject-texts|rescues|cover-settings)(\/|$)|^\/ical\/|^\/api\/companies\/\{userId\}\/days-to-pay$|^\/api\/applications\/(bulk|\{id\}\/(move|marks))$|^\/api\/jobs\/\{id\}\/(board|board\/times|applicants\.csv|calls|roles|plan|duplicate|reopen)$/;

describe('who may do what with one booking and all around it', () => {
  let crew: CrewMarket;
  const people = new Map<Caller, TestClient>();
  const ids = new Map<string, string>();

  beforeAll(async () => {
    crew = await CrewMarket.open();
    const { recruiter, job, role } = await crew.job({ event_date: day, positions: 3 });
    const [person, pencilled] = [await crew.crew(), await crew.crew('Maya')];
    const suspended = { ...aRecruiter(), sessionId: newId() };
    const token = tokenFor(suspended);
    await crew.service.get(SessionRevocations).revokeUser(suspended.id);
    const of = (actor: Parameters<typeof crew.service.as>[0]) => crew.service.as(actor);
    people.set('visitor', crew.service.anonymous());
    people.set('crew', of(person));
    people.set('other crew', of(aFreelancer()));
    people.set('company', of(recruiter));
    people.set('other company', of(aRecruiter()));
    people.set('suspended', crew.service.withToken(token));
    people.set('admin', of(anAdmin()));
    const booked = await crew.offer(recruiter, role, person);
    await crew.move(person, booked, 'accept');
    const pencil = await crew.pencil(recruiter, role, pencilled);
    const [booking] = (await of(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
    const [call] = (await of(recruiter).get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    await of(person).post('/api/calendar/blocks', { kind: 'maybe', starts_on: day });
    await of(person).post('/api/feed-sources', { address: 'https://calendar.test/first.ics' });
    const firstOf = async (table: string, owner: string) =>
      (await crew.service.rows<{ id: string }>(`SELECT id FROM ${table} WHERE ${owner} = $1`, [person.id]))[0];
    const source = await firstOf('bookings.feed_sources', 'owner_id');
    const block = await firstOf('bookings.blocks', 'freelancer_id');
    const { recruiter: leads, role: free } = await coversOf(crew).fellFree();
    // All that is here is one company's: the cover of the other job is given to it.
    const started = await coversOf(crew).start(leads, free.id);
    await crew.service.rows('UPDATE bookings.rescues SET recruiter_id = $2, role_id = $3, job_id = $4 WHERE id = $1', [
      started.id,
      recruiter.id,
      role.id,
      job.id,
    ]);
    const money = await paidOf(crew, { bookingId: booking?.id ?? '', callId: call?.id ?? '', person, recruiter });
    const known = {
      application: { id: booked.application_id ?? '' },
      job,
      role,
      call,
      offer: booked,
      booking,
      person,
      asked: pencilled,
      pencil,
      block,
      ...money,
      source,
      rescue: started,
    };
    for (const [name, one] of Object.entries(known)) ids.set(name, one?.id ?? '');
  });
  afterAll(() => crew.close());

  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? name);

  it('is answered for each of seven kinds of caller; to strangers none of it exists [R530]', async () => {
    // Those who are a party come last: they may change what the others are asked about.
    const order = [...callers].sort((one, other) => Number(isParty(one)) - Number(isParty(other)));
    for (const [route, answers, body] of rows) {
      const [method = '', path = ''] = filled(route).split(' ');
      const sent = body && (JSON.parse(filled(JSON.stringify(body))) as object);
      const got = new Map<Caller, string>();
      for (const caller of order) {
        const answer = await people.get(caller)?.send(method, path, sent);
        got.set(caller, answerOf(answer?.status ?? 0));
      }
      expect([route, callers.map((caller) => got.get(caller))]).toEqual([route, [...answers]]);
    }
  });

  it('has a row for every route of bookings [R530]', () => {
    const { paths } = JSON.parse(readFileSync('apps/jobs/openapi.json', 'utf8')) as { paths: Record<string, object> };
    const known = new Set(rows.map(([route]) => route.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}')));
    const missing = Object.entries(paths)
      .filter(([path]) => bookings.test(path) && !path.includes('/sheet'))
      .flatMap(([path, verbs]) => Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`))
      .filter((route) => !known.has(route.replace(/\{\w+\}/g, '{}')));
    expect(missing).toEqual([]);
  });
});

const isParty = (caller: Caller): boolean => caller === 'crew' || caller === 'company';
