import { askedId, company, confirmBare, fillBookings, ladderRole, personId } from './bookings.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { against, at, inTurns, p50p95, readPage, startBare } from './times.js';

const sizes = { people: 100, busyDays: 60, blocks: 372, asked: 480 } as const;
const TURNS = [40, 200] as const;
/** A confirm is made once, so there are as many questions as both sides make in all turns. */
const CONFIRMS = sizes.asked / 2;
const CHECKED_WITHIN_MS = 60;
const CONFIRM_AT_MOST = 3;
const DAY_MS = 86_400_000;

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const windowOf = (days: number): string => `[${dayIn(1)}T00:00Z,${dayIn(1 + days)}T00:00Z)`;

async function send(url: string, method: string, token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

type Measured = [name: string, times: { ours: number[]; theirs: number[] }, limit?: number];

/** The same rows by the fewest statements. */
const bareReads: Record<string, [sql: string, parameters: unknown[]]> = {
  '/calendar': [
    `SELECT id, during::text, kind, note FROM bookings.blocks WHERE freelancer_id = $1 AND during && $2::tstzrange
     UNION ALL SELECT c.id, m.during::text, j.title, j.company FROM bookings.commitments m
       JOIN bookings.calls c ON c.id = m.call_id JOIN jobs j ON j.id = c.job_id
     WHERE m.freelancer_id = $1 AND m.state = 'confirmed' AND m.during && $2::tstzrange`,
    [personId(1), windowOf(28)],
  ],
  '/check': [
    `SELECT freelancer_id, during::text FROM bookings.commitments
     WHERE freelancer_id = ANY($1::uuid[]) AND state = 'confirmed' AND during && $2::tstzrange
     UNION ALL SELECT freelancer_id, during::text FROM bookings.blocks
     WHERE freelancer_id = ANY($1::uuid[]) AND during && $2::tstzrange`,
    [Array.from({ length: sizes.people }, (_, n) => personId(n + 1)), windowOf(14)],
  ],
  '/ladder': [`SELECT * FROM bookings.offers WHERE role_id = $1 AND state = 'held' ORDER BY slot_rank`, [ladderRole]],
};

async function measure({ base, pool, tokenOf }: Replica): Promise<Measured[]> {
  const bare = await startBare(async (url) => (await pool.query(...(bareReads[url] ?? ['SELECT 1', []]))).rows);
  const owner = { authorization: `Bearer ${tokenOf({ sub: personId(1) })}` };
  const recruiter = { authorization: `Bearer ${tokenOf({ sub: company, role: 'recruiter' })}` };
  const month = `/api/calendar?from=${dayIn(1)}&to=${dayIn(28)}`;
  const asked = {
    user_ids: Array.from({ length: sizes.people }, (_, n) => personId(n + 1)),
    days: Array.from({ length: 14 }, (_, n) => dayIn(n + 1)),
  };
  const read = (path: string, headers: Record<string, string>) => () => readPage(base + path, headers);
  const check = (n: number): Promise<void> => {
    // Each is another company: one alone may look at so many calendars four times a minute.
    const sub = `9${String(n + 2).padStart(7, '0')}-0000-7000-8000-000000000000`;
    return send(`${base}/api/availability/check`, 'POST', tokenOf({ sub, role: 'recruiter' }), asked);
  };
  const accept = (n: number): Promise<void> => {
    const token = tokenOf({ sub: personId(sizes.people + n) });
    return send(`${base}/api/offers/${askedId(n)}/accept`, 'PUT', token, {});
  };
  let next = 0;
  const measured: Measured[] = [
    ['a month of 400 items', await inTurns(TURNS, read(month, owner), () => readPage(`${bare.base}/calendar`))],
    ['14 days of 100 people', await inTurns(TURNS, check, () => readPage(`${bare.base}/check`)), CHECKED_WITHIN_MS],
    [
      'a ladder of five',
      await inTurns(TURNS, read(`/api/roles/${ladderRole}/ladder`, recruiter), () => readPage(`${bare.base}/ladder`)),
    ],
    [
      'a confirm',
      await inTurns(
        TURNS,
        () => accept((next += 1)),
        () => confirmBare(pool, askedId(CONFIRMS + next)),
      ),
    ],
  ];
  bare.stop();
  return measured;
}

/**
 * `npm run bench -- bookings`: a month of one's calendar, who is free of 100 people on 14 days (within 60 ms), a ladder
 * and a confirm (within three times its bare transaction).
 */
export const benchBookings = (): Promise<number> =>
  withServers(['jobs'], async (servers) =>
    withReplica(
      servers,
      { name: 'bookings', service: 'jobs', fill: (pool) => fillBookings(pool, sizes) },
      async (replica) => {
        const measured = await measure(replica);
        for (const [name, { ours, theirs }] of measured)
          console.log(`${name}: ${p50p95(ours)}; ${against(ours, theirs)} × the bare rows`);
        const isFast = measured.every(([, { ours }, limit]) => !limit || at(0.95, ours) <= limit);
        const confirm = measured.at(-1)?.[1];
        return isFast && confirm !== undefined && Number(against(confirm.ours, confirm.theirs)) <= CONFIRM_AT_MOST;
      },
    ),
  );
