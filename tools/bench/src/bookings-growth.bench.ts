import { asksOf } from './bookings-asks.js';
import { fillBookings, type Sizes } from './bookings.rows.js';
import { type Bench, withReplica, withServers } from './replica.js';
import { against, inTurns, p50p95 } from './times.js';

const TURNS = [40, 200] as const;
const CONFIRMS = TURNS[0] + TURNS[1];
const BUSY_DAYS = 60;
const bookings = { few: 10_000, many: 1_000_000, quick: 100_000 } as const;
/** No slower than this with a hundred times the bookings. */
const FLAT = 1.3;
const CHECKED = 100;

const sizesOf = (count: number): Sizes => ({
  people: Math.ceil(count / BUSY_DAYS),
  busyDays: BUSY_DAYS,
  blocks: 372,
  asked: CONFIRMS,
});

/** A replica of its own on a database of its own, both at once: what disturbs the machine meets both. */
function withBookings<T>(name: string, sizes: Sizes, measure: (asks: ReturnType<typeof asksOf>) => Promise<T>) {
  const bench: Bench = { name, service: 'jobs', fill: (pool) => fillBookings(pool, sizes) };
  return withReplica(bench, ({ base }) => measure(asksOf(base, sizes, CHECKED)));
}

/**
 * `npm run bench -- bookings-growth [quick]`: a month, who is free, a ladder and a confirm with a million bookings take at
 * most 1.3 times as long as with ten thousand; `quick` asks the same of a hundred thousand.
 */
export const bench = ([size = '']: string[]): Promise<number> => {
  const most = size === 'quick' ? bookings.quick : bookings.many;
  return withServers(['jobs'], () =>
    withBookings('growth-many', sizesOf(most), (many) =>
      withBookings('growth-few', sizesOf(bookings.few), async (few) => {
        let isFlat = true;
        for (const what of ['month', 'check', 'ladder', 'confirm'] as const) {
          const asked = { many: 0, few: 0 };
          const { ours, theirs } = await inTurns(
            TURNS,
            () => many[what]((asked.many += 1)),
            () => few[what]((asked.few += 1)),
          );
          const growth = against(ours, theirs);
          console.log(`${what}: ${p50p95(ours)} with ${most} bookings; ${growth} × that with ${bookings.few}`);
          isFlat &&= Number(growth) <= FLAT;
        }
        return isFlat;
      }),
    ),
  );
};
