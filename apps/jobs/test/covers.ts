import { DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  type Booking,
  rescueRoutes,
  bookingsRoutes,
  dayAfter,
  type Offer,
  type Rescue,
  type RescueCandidate,
  type RescuePathMove,
  type RoleRescue,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { rescueChanged, type RescueChangedPayload } from '@crewcall/contracts-bookings/dto';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

/** The day of the call is tomorrow, so that it is ahead at any hour at which specs run. */
export const coverDay = dayAfter(wallTimeOf(new Date()).day, 1);
const MILES_A_DEGREE = 69.1;
export const leeds = { lat: 53.8, lon: -1.55 };

/** Slots that fell free late, and crew near them. */
export const coversOf = (crew: CrewMarket) => {
  const as = (actor: TestActor) => crew.service.as(actor);
  const clock = crew.service.get(Clock);

  /** For as long as the work runs it is so many minutes past noon of the day of the call, which begins at 18:00. */
  async function at<T>(minutes: number, work: () => Promise<T>): Promise<T> {
    const now = new Date(Date.parse(`${coverDay}T12:00:00Z`) + minutes * 60_000);
    const spy = jest.spyOn(clock, 'now').mockImplementation(() => new Date(now));
    try {
      return await work();
    } finally {
      spy.mockRestore();
    }
  }
  /** What is due by then is done. */
  const passes = (minutes: number): Promise<number> => at(minutes, () => crew.service.get(DeadlineKeeper).keepAll());

  /** So many miles north of the call. */
  async function near(
    name: string,
    miles: number,
    {
      skills = ['Sound Engineering'],
      lon = leeds.lon,
      reach,
    }: { skills?: string[]; lon?: number; reach?: number } = {},
  ): Promise<TestActor> {
    const person = await crew.crew(name);
    const payload = {
      kind: 'freelancer' as const,
      title: 'Engineer',
      location: 'Otley',
      lat: leeds.lat + miles / MILES_A_DEGREE,
      lon,
      skills,
      reach_miles: reach,
      completeness: 1,
    };
    await crew.service.deliver(profileChanged, { subjectId: person.id, version: 1, payload });
    return person;
  }

  /** Five free people at 6, 10, 14, 18 and 22 miles. */
  async function team(): Promise<TestActor[]> {
    const people = [];
    for (const [index, name] of ['Ana', 'Ben', 'Cem', 'Dot', 'Eva'].entries())
      people.push(await near(name, 6 + index * 4));
    return people;
  }

  /** Who was booked has left, or was cancelled: one slot of tomorrow at 18:00 in Leeds is free, on £320 a day. `once` it is posted. */
  async function fellFree({
    skills = ['Sound Engineering'],
    positions = 1,
    byCompany = false,
    once = (): Promise<unknown> => Promise.resolve(),
  } = {}) {
    const { recruiter, job, role } = await crew.job({
      event_date: coverDay,
      start_time: '18:00',
      end_time: '23:00',
      skills,
      positions,
    });
    const terms = { basis: 'day', amount_pence: 32_000, mode: 'set' };
    await as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions, terms });
    await crew.service.rows('UPDATE bookings.calls SET lat = $2, lon = $3 WHERE job_id = $1', [
      job.id,
      leeds.lat,
      leeds.lon,
    ]);
    await once();
    const left = await near('Liam', 3);
    const hired = await crew.hire(recruiter, left, job);
    if (hired.status !== 200) throw new Error(`Hiring answered ${hired.status}: ${JSON.stringify(hired.body)}`);
    const [booking] = (await as(left).get<Booking[]>('/api/bookings?side=freelancer')).body;
    const [by, why] = byCompany ? [recruiter, { reason: 'Off.' }] : [left, { kind: 'ill' }];
    const cancelled = await as(by).put(bookingsRoutes.cancelBooking(booking?.id), why);
    if (cancelled.status !== 200) throw new Error(`Cancelling answered ${cancelled.status}`);
    return { recruiter, job, role, left, booking };
  }

  const look = async (recruiter: TestActor, roleId: string, minutes = 0): Promise<RoleRescue> =>
    at(minutes, async () => (await as(recruiter).get<RoleRescue>(rescueRoutes.rescueOf(roleId))).body);
  const tryStart = (recruiter: TestActor, roleId: string, input: object = {}, minutes = 0) =>
    at(minutes, () => as(recruiter).post<Rescue>(rescueRoutes.rescueOf(roleId), input));
  async function start(recruiter: TestActor, roleId: string, input: object = {}, minutes = 0): Promise<Rescue> {
    const { status, body } = await tryStart(recruiter, roleId, input, minutes);
    if (status !== 201) throw new Error(`Starting answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
  const steer = (recruiter: TestActor, { id }: Rescue, move: RescuePathMove, input: object = {}, minutes = 0) =>
    at(minutes, () => as(recruiter).put<Rescue>(rescueRoutes.rescueMove(id, move), input));
  const see = (recruiter: TestActor, { id }: Rescue, minutes = 0): Promise<Rescue> =>
    at(minutes, async () => (await as(recruiter).get<Rescue>(rescueRoutes.rescue(id))).body);
  const offerOf = async (person: TestActor): Promise<Offer | undefined> =>
    (await as(person).get<Offer[]>('/api/offers?side=freelancer')).body.find(({ cover }) => cover);
  const answer = async (person: TestActor, move: 'accept' | 'decline', minutes = 1, service = crew.service) => {
    const offer = await offerOf(person);
    const input = move === 'decline' ? { reason: 'not_free' } : {};
    return at(minutes, () => service.as(person).put<Offer>(bookingsRoutes.offerMove(offer?.id ?? '', move), input));
  };
  const toldOf = async ({ id }: Rescue): Promise<RescueChangedPayload[]> =>
    (await crew.service.outbox(rescueChanged, id)).map(({ payload }) => payload);
  return { as, at, passes, near, team, fellFree, look, tryStart, start, steer, see, offerOf, answer, toldOf };
};

/** Who stands where: `Ana asked 1`. */
export const standing = (people: readonly RescueCandidate[]): string[] =>
  people.map(({ first_name, state, wave }) => [first_name, state, wave].filter((one) => one !== null).join(' '));

/** The one at that place of those who were made. */
export function person<P>(people: readonly P[], index: number): P {
  const found = people[index];
  if (!found) throw new Error('There is no such person');
  return found;
}
