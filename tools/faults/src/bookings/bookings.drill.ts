import { type Member, until } from '@crewcall/tools-seed';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@crewcall/tools-stack';
import { tellFindings } from '../counting/findings.js';
import { rowsOf } from '../counting/rows.js';
import { Ledger } from '../load/ledger.js';
import { firstOf, type People, signUpPeople } from '../load/people.js';
import { Product } from '../product/product.js';
import { Covers } from './covers.js';
import { judgeBookings } from './judge-bookings.js';
import { CAUGHT_UP_WITHIN_MS, Kills } from './kills.js';
import { Market, type MoveAttempt } from './market.js';
import { type Kill, type Operation, operations, planOf } from './plan.js';
import { Publications } from './publications.js';
import { readDirectoryWithoutJobs } from './without-jobs.js';

const PEOPLE = { companies: 2, crew: 3 };
const BOOKED = 'SELECT 1 FROM bookings.bookings WHERE offer_id = $1';

/** Kills between two steps of what is under way, and looks at what became of it. */
class BookingsDrill {
  readonly promoted: string[] = [];
  private readonly covers: Covers;
  private readonly publications: Publications;
  private readonly company: Member;
  private day = 0;
  longestMs = 0;

  constructor(
    private readonly product: Product,
    private readonly people: People,
    private readonly market: Market,
    private readonly kills: Kills,
  ) {
    this.company = firstOf(people.companies);
    this.covers = new Covers(product, market);
    this.publications = new Publications(product, market);
  }

  carryOut(kill: Kill): Promise<void> {
    const said = `${kill.victim} killed at ${kill.table} of a ${kill.operation}`;
    const of: Record<Operation, () => Promise<void>> = {
      confirm: () => this.confirm(kill, said),
      promotion: () => this.promote(kill),
      'first-wave': () => this.firstWave(kill, said),
      wave: () => this.wave(kill, said),
      publication: () => this.publish(kill, said),
    };
    return of[kill.operation]();
  }

  /** One person says yes to two companies for one day; who is to write first stands still, and the victim is killed. */
  private async confirm(kill: Kill, said: string): Promise<void> {
    const [person] = this.nextPeople();
    const offers: string[] = [];
    for (const company of this.people.companies)
      offers.push(await this.market.offer(company, await this.market.role(company, this.day), person, 'booking'));
    let answers: ReturnType<Market['insist']>[] = [];
    await this.kills.during(kill, () => {
      answers = offers.map((offer) => this.market.insist(person, offer, 'accept'));
    });
    const booked = (await Promise.all(answers)).filter((outcome) => outcome === 'ok').length;
    if (booked !== 1) throw new Error(`${said}: ${booked} of two confirms were acknowledged`);
  }

  /** The first pencil is released; the worker is to confirm the second. */
  private async promote(kill: Kill): Promise<void> {
    const [first, second] = this.nextPeople();
    const role = await this.market.role(this.company, this.day, { confirmsNext: true });
    const pencils = [];
    for (const person of [first, second]) {
      const pencil = await this.market.offer(this.company, role, person, 'pencil');
      await this.market.insist(person, pencil, 'accept');
      pencils.push(pencil);
    }
    const [released = '', next = ''] = pencils;
    const worker = this.product.service('jobs-worker');
    await worker.kill();
    await this.market.insist(this.company, released, 'release');
    const since = await this.kills.during(kill, () => worker.launch());
    const isBooked = async () => (await rowsOf(this.product.databaseUrlOf('jobs'), BOOKED, [next])).length > 0;
    await until('the promotion', isBooked, CAUGHT_UP_WITHIN_MS);
    this.longestMs = Math.max(this.longestMs, Date.now() - since);
    this.promoted.push(next);
  }

  /** A company starts a cover; its request is sent again until it is answered. */
  private async firstWave(kill: Kill, said: string): Promise<void> {
    const slot = await this.covers.freeSlot();
    let started: ReturnType<Covers['start']> | undefined;
    await this.kills.during(kill, () => (started = this.covers.start(slot)));
    if (started) await this.covers.settleFirst(slot, await started, said);
  }

  /** The second wave of a cover is due; the worker that asks it stands still. */
  private async wave(kill: Kill, said: string): Promise<void> {
    const due = await this.covers.dueWave();
    const since = await this.kills.during(kill, () => this.product.service('jobs-worker').launch());
    await this.covers.settle(due, said);
    this.longestMs = Math.max(this.longestMs, Date.now() - since);
  }

  private async publish(kill: Kill, said: string): Promise<void> {
    const unpublished = await this.publications.prepare(this.company, this.nextPeople(), this.day);
    let published: Promise<void> | undefined;
    await this.kills.during(kill, () => (published = this.publications.publish(unpublished)));
    await published;
    await this.publications.settle(unpublished, said);
  }

  /** For a day that no one is asked for yet. */
  private nextPeople() {
    this.day += 1;
    const { crew } = this.people;
    const [first, second] = [crew[this.day % crew.length], crew[(this.day + 1) % crew.length]];
    if (!first || !second) throw new Error('Too few signed up');
    return [first, second] as const;
  }
}

async function drill(product: Product, logs: string, plan: readonly Kill[]): Promise<boolean> {
  const people = await signUpPeople(product.origin, product.mailUrl, 'bookings', PEOPLE);
  const ledger = new Ledger<MoveAttempt>(path.join(logs, 'bookings.ndjson'));
  const market = new Market(product.origin, ledger);
  const kills = new Kills(product);
  const drilling = new BookingsDrill(product, people, market, kills);
  try {
    await readDirectoryWithoutJobs(product, people);
    for (const kill of plan) await drilling.carryOut(kill);
    await kills.rest();
  } finally {
    ledger.close();
  }
  const files = ['jobs', 'jobs-worker'].map((service) => path.join(logs, `${service}.log`));
  const promised = { ledger, offered: market.offered, promoted: drilling.promoted };
  const findings = await judgeBookings(product.databaseUrlOf('jobs'), promised, files);
  tell(plan, drilling, ledger);
  return tellFindings(findings);
}

function tell(plan: readonly Kill[], drilling: BookingsDrill, ledger: Ledger<MoveAttempt>): void {
  console.log('\nbookings, killed between two steps:');
  for (const operation of operations) {
    const own = plan.filter((kill) => kill.operation === operation);
    if (!own.length) continue;
    const list = (of: 'victim' | 'table') => [...new Set(own.map((kill) => kill[of]))].join(', ');
    console.log(`  ${operation.padEnd(11)} ${own.length} kills: ${list('victim')} at ${list('table')}`);
  }
  console.log('  the directory answered while jobs was down');
  const acknowledged = ledger.attempts.filter(({ result }) => result === 'ok').length;
  console.log(`  moves ${acknowledged} acknowledged of ${ledger.attempts.length} sent`);
  console.log(`  what was due was done ${drilling.longestMs} ms after the restart at most`);
}

function chosenOf(names: string[]): readonly Operation[] {
  const unknown = names.find((name) => !operations.some((operation) => operation === name));
  if (unknown) throw new Problem(`There is no operation called “${unknown}”. There are: ${operations.join(', ')}.`);
  return names.length ? operations.filter((operation) => names.includes(operation)) : operations;
}

/**
 * `npm run faults -- bookings [operation …] [short]`: jobs, its worker, Redis and Postgres are killed between each two
 * steps of a confirm, a promotion, both kinds of waves and a publication; the directory is read while jobs is down;
 * `short` leaves most out. Returns the exit code.
 */
export function bookingsDrill(args: string[], logs: string): Promise<number> {
  const isShort = args.includes('short');
  const plan = planOf(chosenOf(args.filter((arg) => arg !== 'short')), isShort);
  // Lines of an earlier run must not count.
  rmSync(logs, { recursive: true, force: true });
  return Product.use(['gateway', 'identity', 'jobs', 'jobs-worker'], logs, {}, async (product) =>
    (await drill(product, logs, plan)) ? 0 : 1,
  );
}
