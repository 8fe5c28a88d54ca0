import { rmSync } from 'node:fs';
import path from 'node:path';
import { outboxSize, rowsOf } from '../counting/rows.js';
import { Ledger } from '../load/ledger.js';
import { type People, signUpPeople } from '../load/people.js';
import { until } from '../load/until.js';
import { Product } from '../product/product.js';
import { Covers } from './covers.js';
import { HeldTable } from './held-table.js';
import { judgeBookings } from './judge-bookings.js';
import { Market, type MoveAttempt } from './market.js';
import { readDirectoryWithoutJobs } from './without-jobs.js';

const PEOPLE = { companies: 2, crew: 3 };
const COMES_WITHIN_MS = 30_000;
const CAUGHT_UP_WITHIN_MS = 60_000;

/** What a confirm writes, in its order; the outbox with its commit. */
const steps = [
  'bookings.members',
  'bookings.bookings',
  'bookings.offers',
  'bookings.roles',
  'bookings.history',
  'jobs',
  'outbox',
];
/** The same of a wave of cover. */
const waveSteps = [
  'bookings.members',
  'applications',
  'bookings.offers',
  'bookings.history',
  'bookings.rescue_people',
  'bookings.deadlines',
  'bookings.rescues',
  'bookings.rescue_steps',
  'outbox',
];
const victims = ['jobs', 'redis', 'postgres'] as const;
const waveVictims = ['jobs-worker', 'redis', 'postgres'] as const;
type Victim = (typeof victims | typeof waveVictims)[number];

/** Kills between two steps of what is under way, and looks at what became of it. */
class BookingsDrill {
  readonly promoted: string[] = [];
  private day = 0;
  longestMs = 0;
  waves = 0;

  constructor(
    private readonly product: Product,
    private readonly people: People,
    private readonly market: Market,
    private readonly covers: Covers,
  ) {}

  private get url(): string {
    return this.product.databaseUrlOf('jobs');
  }

  /** One person says yes to two companies for one day; who is to write first stands still, and the victim is killed. */
  async confirm(table: string, victim: Victim): Promise<void> {
    const person = this.nextPerson();
    const offers = [];
    for (const company of this.people.companies)
      offers.push(await this.market.offer(company, await this.market.role(company, this.day), person, 'booking'));
    await this.rest();
    const held = await HeldTable.hold(this.url, table);
    const answers = offers.map((offer) => this.market.insist(person, offer, 'accept'));
    await until(`a confirm at ${table}`, () => held.isWaitedFor(), COMES_WITHIN_MS);
    await this.kill(victim);
    await held.letGo();
    await this.start(victim);
    const booked = (await Promise.all(answers)).filter((outcome) => outcome === 'ok').length;
    if (booked !== 1) throw new Error(`${victim} killed at ${table}: ${booked} of two confirms were acknowledged`);
  }

  /** The first pencil is released; the worker, which is to confirm the second, is killed while it does. */
  async promote(table: string): Promise<void> {
    const [company] = this.people.companies;
    const [first, second] = [this.nextPerson(), this.nextPerson()];
    if (!company) throw new Error('No company signed up');
    const role = await this.market.role(company, this.day, true);
    const pencils = [];
    for (const person of [first, second]) {
      const pencil = await this.market.offer(company, role, person, 'pencil');
      await this.market.insist(person, pencil, 'accept');
      pencils.push(pencil);
    }
    const [released = '', next = ''] = pencils;
    const worker = this.product.service('jobs-worker');
    await worker.kill();
    await this.market.insist(company, released, 'release');
    await this.rest();
    const held = await HeldTable.hold(this.url, table);
    worker.launch();
    await until(`a promotion at ${table}`, () => held.isWaitedFor(), COMES_WITHIN_MS);
    await worker.kill();
    await held.letGo();
    const since = Date.now();
    await worker.start();
    const booking = 'SELECT 1 FROM bookings.bookings WHERE offer_id = $1';
    const isBooked = async () => (await rowsOf(this.url, booking, [next])).length > 0;
    await until('the promotion', isBooked, CAUGHT_UP_WITHIN_MS);
    this.longestMs = Math.max(this.longestMs, Date.now() - since);
    this.promoted.push(next);
  }

  /** The second wave of a cover is due; the worker that asks it stands still, and it, or what it writes to, is killed. */
  async wave(table: string, victim: Victim): Promise<void> {
    const due = await this.covers.dueWave();
    await this.rest();
    const held = await HeldTable.hold(this.url, table);
    const worker = this.product.service('jobs-worker');
    worker.launch();
    await until(`a wave at ${table}`, () => held.isWaitedFor(), COMES_WITHIN_MS);
    await this.kill(victim);
    await held.letGo();
    await this.start(victim);
    // One that was still starting has given up: what watches over it starts it again.
    if (!worker.running) await worker.start();
    await this.covers.settle(due, `${victim} killed at ${table} of a wave`);
    this.waves += 1;
  }

  /** Nothing is on its way: then only what comes now can wait for a table. */
  async rest(): Promise<void> {
    await until('an empty outbox', async () => !(await outboxSize(this.url)), CAUGHT_UP_WITHIN_MS);
  }

  private nextPerson() {
    this.day += 1;
    const person = this.people.crew[this.day % this.people.crew.length];
    if (!person) throw new Error('No one signed up');
    return person;
  }

  private async kill(victim: Victim): Promise<void> {
    if (victim === 'redis') await this.product.redis.kill();
    else if (victim === 'postgres') this.product.servers.killPostgres();
    else await this.product.service(victim).kill();
  }

  private async start(victim: Victim): Promise<void> {
    if (victim === 'redis') return this.product.redis.start();
    if (victim !== 'postgres') return this.product.startService(victim);
    const isUp = () => rowsOf(this.url, 'SELECT 1').then(Boolean, () => false);
    return until('Postgres', isUp, CAUGHT_UP_WITHIN_MS);
  }
}

async function drill(product: Product, logs: string, isShort: boolean): Promise<boolean> {
  const people = await signUpPeople(product.origin, product.mailUrl, 'bookings', PEOPLE);
  const ledger = new Ledger<MoveAttempt>(path.join(logs, 'bookings.ndjson'));
  const market = new Market(product.origin, ledger);
  const drilling = new BookingsDrill(product, people, market, new Covers(product, market));
  const drilled = isShort ? ['bookings.bookings', 'outbox'] : steps;
  const waves = isShort ? ['bookings.offers', 'outbox'] : waveSteps;
  try {
    await readDirectoryWithoutJobs(product, people);
    for (const victim of victims) for (const table of drilled) await drilling.confirm(table, victim);
    for (const table of [...drilled, 'bookings.deadlines']) if (table !== 'jobs') await drilling.promote(table);
    for (const victim of isShort ? waveVictims.slice(0, 1) : waveVictims)
      for (const table of waves) await drilling.wave(table, victim);
    await drilling.rest();
  } finally {
    ledger.close();
  }
  const files = ['jobs', 'jobs-worker'].map((service) => path.join(logs, `${service}.log`));
  const findings = await judgeBookings(product.databaseUrlOf('jobs'), ledger, drilling.promoted, files);
  const acknowledged = ledger.attempts.filter(({ result }) => result === 'ok').length;
  console.log(
    `\nbookings: ${victims.join(', ')} each killed at ${drilled.join(', ')} of a confirm, the worker at those of a promotion`,
  );
  console.log('  the directory answered while jobs was down');
  console.log(`  moves ${acknowledged} acknowledged of ${ledger.attempts.length} sent`);
  console.log(`  promoted ${drilling.promoted.length}, ${drilling.longestMs} ms after the restart at most`);
  console.log(`  waves ${drilling.waves} of cover, each sent once; one of those who were asked has it`);
  for (const [counter, sentences] of Object.entries(findings) as [string, string[]][])
    console.log(
      `  ${counter.padEnd(9)} ${sentences.length}${sentences.length ? `: ${sentences.slice(0, 3).join('; ')}` : ''}`,
    );
  return Object.values(findings).every((sentences: string[]) => sentences.length === 0);
}

/**
 * `npm run faults -- bookings`: jobs, Redis and Postgres are killed between each two steps of a confirm, and the worker
 * between those of a promotion; that, Redis and Postgres between those of a wave of cover; the directory is read while jobs is down; `short` leaves most steps out. Returns the exit code.
 */
export function bookingsDrill([mode = '']: string[], logs: string): Promise<number> {
  // Lines of an earlier run must not count.
  rmSync(logs, { recursive: true, force: true });
  return Product.use(['gateway', 'identity', 'jobs', 'jobs-worker'], logs, 1, async (product) =>
    (await drill(product, logs, mode === 'short')) ? 0 : 1,
  );
}
