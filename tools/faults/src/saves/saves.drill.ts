import { companyRoutes, userRoutes } from '@crewcall/contracts-identity';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { conversationRoutes } from '@crewcall/contracts-messaging';
import type { Member } from '@crewcall/tools-seed';
import { jobOf } from '../load/chain.js';
import { send } from '../load/client.js';
import { firstOf, type People, signUpPeople } from '../load/people.js';
import { Product } from '../product/product.js';

const PEOPLE = { companies: 2, crew: 6 };
const RENAMES = 10;
const AHEAD = 23;
const replicas = { messaging: 2 };

/** What was answered at the next write, with what should have been. */
interface Read {
  what: string;
  expected: number;
  status: number | null;
}

/** Saves in identity and writes elsewhere at once, all through the gateway and without a pause. */
class Saves {
  readonly reads: Read[] = [];

  constructor(private readonly origin: string) {}

  async rename({ id, token }: Member, name: string): Promise<void> {
    await this.put(companyRoutes.one(id), token, { company_name: name });
    await this.write(`a job under ${name}`, 201, jobRoutes.list, token, {
      ...jobOf('Monitor engineer', AHEAD),
      company: name,
    });
  }

  async hideAndShow(company: Member, { id, token }: Member): Promise<void> {
    const first = { userTwoId: id, initialMessage: 'Are you free?' };
    await this.put(userRoutes.preferences, token, { profile_visible: false });
    await this.write('a message to a hidden person', 404, conversationRoutes.list, company.token, first);
    await this.put(userRoutes.preferences, token, { profile_visible: true });
    await this.write('a message to a person shown again', 201, conversationRoutes.list, company.token, first);
  }

  private async put(address: string, token: string, body: object): Promise<void> {
    const { status } = await send(this.origin, { method: 'PUT', path: address, token, body });
    if (status !== 200) throw new Error(`${address} was not saved: ${status}`);
  }

  private async write(what: string, expected: number, address: string, token: string, body: object): Promise<void> {
    const { status } = await send(this.origin, { method: 'POST', path: address, token, body });
    this.reads.push({ what, expected, status });
  }
}

async function saveAndWrite(origin: string, { companies, crew }: People): Promise<Read[]> {
  const saves = new Saves(origin);
  const renames = companies.map(async (company, at) => {
    for (let round = 1; round <= RENAMES; round += 1) await saves.rename(company, `Halo ${at} ${round}`);
  });
  const hiding = crew.map((member) => saves.hideAndShow(firstOf(companies), member));
  await Promise.all([...renames, ...hiding]);
  return saves.reads;
}

/**
 * `npm run faults -- saves`: what identity saved is read by the next write in jobs and in two replicas of messaging
 * (docs/adr/0015-a-save-is-read-by-the-next-write.md). Returns the exit code.
 */
export const savesDrill = (logs: string): Promise<number> =>
  Product.use(['gateway', 'identity', 'jobs', 'messaging'], logs, replicas, async (product) => {
    const people = await signUpPeople(product.origin, product.mailUrl, 'saves', PEOPLE);
    const reads = await saveAndWrite(product.origin, people);
    const stale = reads.filter(({ expected, status }) => expected !== status);
    console.log(`saves: ${reads.length} writes right after a save, ${stale.length} with what was before it`);
    for (const { what, expected, status } of stale) console.log(`  ${what}: ${status} instead of ${expected}`);
    return stale.length ? 1 : 0;
  });
