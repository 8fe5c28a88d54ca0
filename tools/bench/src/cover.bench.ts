import type { RoleRescue } from '@crewcall/contracts-bookings';
import { tokenFor } from '@crewcall/testing-node';
import { read } from './client.js';
import { city, company, fillCover, roleId, town } from './cover.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { at, inTurns, p50p95 } from './times.js';

const SIZES = [10_000, 100_000] as const;
const WANTED_MS = 150;
const TURNS = [20, 100] as const;
const LISTED = 50;
const places = { city, town };

const token = tokenFor({ id: company, role: 'recruiter' });

async function measure({ base }: Replica, people: number): Promise<boolean> {
  let isEnough = true;
  for (const [name, { lat, lon }] of Object.entries(places)) {
    const ask = () => read<RoleRescue>(`${base}/api/roles/${roleId}/rescue?lat=${lat}&lon=${lon}`, { token });
    const { candidates } = await ask();
    const { ours } = await inTurns(TURNS, ask);
    console.log(`${people} people, in a ${name}: ${candidates.length} of them in order, ${p50p95(ours)}`);
    isEnough &&= at(0.95, ours) <= WANTED_MS && (people < SIZES[1] || candidates.length === LISTED);
  }
  return isEnough;
}

const measureAt = (people: number): Promise<boolean> =>
  withReplica({ name: `cover-${people}`, service: 'jobs', fill: (pool) => fillCover(pool, people) }, (replica) =>
    measure(replica, people),
  );

/** `npm run bench -- cover`: who would be asked for cover, among 10,000 and 100,000 people, near a city and in the country. */
export const bench = (): Promise<number> =>
  withServers(['jobs'], async () => {
    const [small, large] = [await measureAt(SIZES[0]), await measureAt(SIZES[1])];
    return small && large;
  });
