import type { Booking, Call } from '@crewcall/contracts-bookings';
import { routesWithoutRow, type SevenCallers, type TestActor, wantedOf } from '@crewcall/testing-node';
import { bookingRows, rightsDay } from './booking-rights.js';
import { companyRows } from './company-rights.js';
import { coversOf } from './covers.js';
import { crewRows } from './crew-rights.js';
import { CrewMarket } from './crew-market.js';
import { paidOf } from './money-rights.js';
import { sevenOf } from './seven-of.js';

/** Jobs, applications and ratings as they were before bookings: of these the other matrix and their own specs tell. */
const earlier = [
  ...['GET /api/jobs', 'POST /api/jobs', 'GET /api/jobs/{id}', 'PUT /api/jobs/{id}', 'DELETE /api/jobs/{id}'],
  ...['GET /api/jobs/{id}/similar', 'GET /api/jobs/recruiter/{userId}', 'POST /api/jobs/{id}/report'],
  ...['GET /api/jobs/sitemap', 'POST /api/jobs/sync-external', 'GET /api/jobs/boards', 'POST /api/jobs/{id}/apply'],
  ...['GET /api/freelancer/{userId}/applications', 'GET /api/recruiter/{userId}/applications'],
  ...['GET /api/applications/counts', 'GET /api/applications/{id}', 'DELETE /api/applications/{id}'],
  ...['accept', 'reject', 'cancel', 'review', 'shortlist'].map((move) => `PUT /api/applications/{id}/${move}`),
  ...['POST /api/ratings', 'POST /api/rating-requests', 'GET /api/ratings/freelancer/{id}'],
  'GET /api/ratings/freelancer/{id}/average',
];

describe('who may do what with one booking and all around it', () => {
  let crew: CrewMarket;
  let seven: SevenCallers;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    const as = (actor: TestActor) => crew.service.as(actor);
    const { recruiter, job, role } = await crew.job({ event_date: rightsDay, positions: 3 });
    const [person, pencilled] = [await crew.crew(), await crew.crew('Maya')];
    const booked = await crew.offer(recruiter, role, person);
    await crew.move(person, booked, 'accept');
    const pencil = await crew.pencil(recruiter, role, pencilled);
    const [booking] = (await as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
    const [call] = (await as(recruiter).get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    await as(person).post('/api/calendar/blocks', { kind: 'maybe', starts_on: rightsDay });
    await as(person).post('/api/feed-sources', { address: 'https://calendar.test/first.ics' });
    const firstOf = async (table: string, owner: string) =>
      (await crew.service.rows<{ id: string }>(`SELECT id FROM ${table} WHERE ${owner} = $1`, [person.id]))[0];
    const source = await firstOf('bookings.feed_sources', 'owner_id');
    const block = await firstOf('bookings.blocks', 'freelancer_id');
    const { recruiter: leads, role: free } = await coversOf(crew).fellFree();
    // All that is here is one company's: the cover of the other job is given to it.
    const rescue = await coversOf(crew).start(leads, free.id);
    await crew.service.rows('UPDATE bookings.rescues SET recruiter_id = $2, role_id = $3, job_id = $4 WHERE id = $1', [
      rescue.id,
      recruiter.id,
      role.id,
      job.id,
    ]);
    const money = await paidOf(crew, { bookingId: booking?.id ?? '', callId: call?.id ?? '', person, recruiter });
    const application = { id: booked.application_id ?? '' };
    const known = { application, job, role, call, offer: booked, booking, pencil, block, source, rescue, ...money };
    const ids = Object.fromEntries(Object.entries(known).map(([name, one]) => [name, one?.id ?? '']));
    seven = await sevenOf(crew, { person, recruiter, ids: { ...ids, asked: pencilled.id } });
  });
  afterAll(() => crew.close());

  it('is answered for each of seven kinds of caller; to strangers none of it exists [R530]', async () => {
    expect(await seven.answersTo(bookingRows)).toEqual(wantedOf(bookingRows));
  });

  it('has a row for every route that bookings brought [R530]', () => {
    const rows = [...bookingRows, ...companyRows, ...crewRows];
    expect(routesWithoutRow('apps/jobs/openapi.json', rows, earlier)).toEqual([]);
  });
});
