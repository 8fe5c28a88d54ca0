import type { RoleRescue } from '@crewcall/contracts-bookings';
import { tokenFor } from '@crewcall/testing-node';
import { startBare } from './bare.js';
import { city, company, fillCover, roleId, town } from './cover.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { against, at, inTurns, p50p95, readPage } from './times.js';

const SIZES = [10_000, 100_000] as const;
const WANTED_MS = 150;
const TURNS = [20, 100] as const;
const LISTED = 50;
const places = { city, town };

const headers = { authorization: `Bearer ${tokenFor({ id: company, role: 'recruiter' })}` };

async function measure({ base, env }: Replica, people: number): Promise<boolean> {
  const bare = await startBare('cover', env);
  let isEnough = true;
  for (const [name, { lat, lon }] of Object.entries(places)) {
    const near = `?lat=${lat}&lon=${lon}`;
    const ask = () => readPage(`${base}/api/roles/${roleId}/rescue${near}`, headers);
    const { candidates } = (await ask()) as RoleRescue;
    const { ours, theirs } = await inTurns(TURNS, ask, () => readPage(`${bare.base}/${near}`));
    console.log(
      `${people} people, in a ${name}: ${candidates.length} of them in order, ${p50p95(ours)}; ${against(ours, theirs)} × ` +
        'the bare nearest',
    );
    isEnough &&= at(0.95, ours) <= WANTED_MS && (people < SIZES[1] || candidates.length === LISTED);
  }
  await bare.stop();
  return isEnough;
}

const measureAt = (people: number): Promise<boolean> =>
  withReplica({ name: `cover-${people}`, service: 'jobs', fill: (pool) => fillCover(pool, people) }, (replica) =>
    measure(replica, people),
  );

/** `npm run bench -- cover`: who would be asked for cover, among 10,000 and 100,000 people, near a city and in the country. */
export const benchCover = (): Promise<number> =>
  withServers(['jobs'], async () => {
    const [small, large] = [await measureAt(SIZES[0]), await measureAt(SIZES[1])];
    return small && large;
  });
