import {
  rescueRoutes,
  bookingsRoutes,
  type Booking,
  type Offer,
  type Rescue,
  type Role,
  type RoleRescue,
} from '@crewcall/contracts-bookings';
import { freelancerRoutes } from '@crewcall/contracts-identity';
import { type Job, jobRoutes } from '@crewcall/contracts-jobs';
import { Api, type Member, until } from '@crewcall/tools-seed';
import { rowsOf } from '../counting/rows.js';
import { jobOf } from '../load/chain.js';
import { firstOf, signUpPeople } from '../load/people.js';
import type { Product } from '../product/product.js';
import { CAUGHT_UP_WITHIN_MS } from './kills.js';
import type { Market } from './market.js';

const AT_ONCE = 2;
/** The one who leaves, and two waves. */
const CREW = 1 + 2 * AT_ONCE;
const COMES_WITHIN_MS = 30_000;
/** Jobs are a week ahead otherwise: cover is for calls in the next 72 hours. */
const TOMORROW = -6;

const NOT_WAVES = `SELECT 1 FROM bookings.deadlines WHERE done_at IS NULL AND due_at <= now() LIMIT 1`;
const ASKED = `SELECT count(*)::integer AS offers, count(DISTINCT freelancer_id)::integer AS people FROM bookings.offers
  WHERE rescue_id = $1`;
const WAVES = `SELECT words FROM bookings.rescue_steps WHERE rescue_id = $1 AND what = 'wave' ORDER BY at, id`;

/** A slot that fell free before its call, with crew near it and no cover yet. */
export interface FreeSlot {
  company: Member;
  crew: Member[];
  roleId: string;
}

/** A cover of which the second wave is due: its first has declined while no worker ran. */
export interface DueWave {
  rescueId: string;
  asked: Member[];
  waiting: Member[];
}

/** Covers with a company and a crew of their own each: offers to strangers are limited, and no one else is in their town. */
export class Covers {
  private made = 0;
  private readonly api: Api;

  constructor(
    private readonly product: Product,
    private readonly market: Market,
  ) {
    this.api = new Api(product.origin);
  }

  private get url(): string {
    return this.product.databaseUrlOf('jobs');
  }

  async freeSlot(): Promise<FreeSlot> {
    this.made += 1;
    const town = `Drill town ${this.made}`;
    const { company, crew: all } = await this.peopleOf(town);
    const [left, crew] = [firstOf(all), all.slice(1)];
    const roleId = await this.fellFree(company, left, town);
    const own = this.api.as(company.token);
    const near = async () => (await own.get<RoleRescue>(rescueRoutes.rescueOf(roleId))).candidates.length;
    await until('all crew near', async () => (await near()) === 2 * AT_ONCE, COMES_WITHIN_MS);
    return { company, crew, roleId };
  }

  /** The first wave goes out with it. */
  async start({ company, crew, roleId }: FreeSlot): Promise<DueWave> {
    const body = { settings: { people: AT_ONCE, minutes: 120 } };
    const path = rescueRoutes.rescueOf(roleId);
    const { id: rescueId, people } = await this.market.make<Rescue>({
      method: 'POST',
      path,
      token: company.token,
      body,
    });
    const first = people.filter(({ wave }) => wave === 1);
    const asked = crew.filter(({ id }) => first.some(({ freelancer_id }) => freelancer_id === id));
    return { rescueId, asked, waiting: crew.filter((person) => !asked.includes(person)) };
  }

  /** The worker is killed on the way, and is the caller's to start. */
  async dueWave(): Promise<DueWave> {
    const due = await this.start(await this.freeSlot());
    await until('nothing due', async () => !(await rowsOf(this.url, NOT_WAVES)).length, COMES_WITHIN_MS);
    await this.product.service('jobs-worker').kill();
    for (const person of due.asked) await this.answer(person, 'decline');
    return due;
  }

  /** @throws Error unless the role has one cover, its only wave was sent once, and one of its people has it */
  async settleFirst({ roleId }: FreeSlot, { rescueId, asked }: DueWave, killed: string): Promise<void> {
    const covers = await rowsOf(this.url, 'SELECT 1 FROM bookings.rescues WHERE role_id = $1', [roleId]);
    if (covers.length !== 1) throw new Error(`${killed}: ${covers.length} covers`);
    await this.judge(rescueId, asked, 1, killed);
  }

  /** @throws Error unless each of both waves was sent once and one of its people has it */
  async settle({ rescueId, waiting }: DueWave, killed: string): Promise<void> {
    await until('the second wave', async () => (await this.sent(rescueId)).length > 1, CAUGHT_UP_WITHIN_MS);
    await this.judge(rescueId, waiting, 2, killed);
  }

  /** Those who were asked last all say yes at once. */
  private async judge(rescueId: string, asked: readonly Member[], waves: number, killed: string): Promise<void> {
    const accepted = await Promise.all(asked.map((person) => this.answer(person, 'accept')));
    const [row] = await rowsOf<{ offers: number; people: number }>(this.url, ASKED, [rescueId]);
    const winners = accepted.filter((outcome) => outcome === 'ok').length;
    const found = { waves: await this.sent(rescueId), ...row, winners };
    const wanted = {
      waves: Array.from({ length: waves }, (_, index) => `Wave ${index + 1}, ${AT_ONCE} asked`),
      offers: waves * AT_ONCE,
      people: waves * AT_ONCE,
      winners: 1,
    };
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${killed}: ${JSON.stringify(found)}`);
  }

  private async sent(rescueId: string): Promise<string[]> {
    return (await rowsOf<{ words: string }>(this.url, WAVES, [rescueId])).map(({ words }) => words);
  }

  private async peopleOf(town: string): Promise<{ company: Member; crew: Member[] }> {
    const { origin, mailUrl } = this.product;
    const counts = { companies: 1, crew: CREW };
    const { companies, crew } = await signUpPeople(origin, mailUrl, `waves-${this.made}`, counts);
    for (const { token } of crew) {
      const own = this.api.as(token);
      await own.post(freelancerRoutes.create, { first_name: 'Drill', last_name: 'Crew', location: town, skills: [] });
      // At whatever hour the drill runs.
      await own.put(rescueRoutes.coverSettings, { passes_quiet_hours: true, wakes_me: true });
    }
    return { company: firstOf(companies), crew };
  }

  /** Answers the role whose only slot it is. */
  private async fellFree(company: Member, left: Member, town: string): Promise<string> {
    const own = this.api.as(company.token);
    const when = { duration_type: 'time', hours: null, start_time: '10:00', end_time: '18:00' } as const;
    const post = { ...jobOf(`Rigger ${town}`, TOMORROW), ...when, location: town, positions: 1 };
    const job = await own.post<Job>(jobRoutes.list, post);
    const [role] = await own.get<Role[]>(bookingsRoutes.rolesOf(job.id));
    if (!role) throw new Error('The job has no role');
    await this.market.insist(left, await this.market.offer(company, role, left, 'booking'), 'accept');
    const theirs = this.api.as(left.token);
    const [booking] = await theirs.get<Booking[]>(`${bookingsRoutes.bookings}?side=freelancer`);
    await theirs.put(bookingsRoutes.cancelBooking(booking?.id), { kind: 'ill' });
    return role.id;
  }

  private async answer(person: Member, move: 'accept' | 'decline') {
    const offers = await this.api.as(person.token).get<Offer[]>(`${bookingsRoutes.offers}?side=freelancer`);
    const offer = offers.find(({ cover }) => cover);
    if (!offer) throw new Error(`${person.id} was not asked`);
    return this.market.insist(person, offer.id, move, move === 'decline' ? { reason: 'not_free' } : {});
  }
}
