import { changesOfBookings } from './booking-changes.js';
import type { Change } from './changes.js';
import { changesOfCrew } from './crew-changes.js';
import { CrewMarket } from './crew-market.js';
import { changesOfMoney } from './money-changes.js';

let crew: CrewMarket;
const market = () => crew;
const changes: Change[] = [...changesOfBookings(market), ...changesOfMoney(market), ...changesOfCrew(market)];

describe('a change whose events cannot be published', () => {
  let tables: string[];

  beforeAll(async () => {
    crew = await CrewMarket.open();
    tables = await everyTable();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => crew.close());

  it.each(changes)(
    '%s: nothing is changed; else all, with exactly its events [R527]',
    async (_what, prepare, events) => {
      const change = await prepare();
      await refuseToPublish(async () => {
        const before = await crew.service.fingerprint(tables);
        expect(await change()).toBe(false);
        expect(await crew.service.fingerprint(tables)).toBe(before);
      });
      const { length } = await crew.service.outbox();
      expect(await change()).toBe(true);
      const published = (await crew.service.outbox()).slice(length).map(({ name }) => name);
      expect(published.sort()).toEqual(events.map((name) => `jobs.${name}.v1`).sort());
    },
  );

  /** But for what is on its way to queues, which others take from meanwhile. */
  const everyTable = async () => {
    const found = await crew.service.rows<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename NOT LIKE 'outbox%'`,
    );
    return found.map(({ name }) => name);
  };
  /** The table of what is to be published takes no event meanwhile. */
  async function refuseToPublish(work: () => Promise<void>): Promise<void> {
    await crew.service.rows(
      `ALTER TABLE outbox ADD CONSTRAINT takes_no_events CHECK (queue NOT LIKE 'events.%') NOT VALID`,
    );
    try {
      await work();
    } finally {
      await crew.service.rows('ALTER TABLE outbox DROP CONSTRAINT takes_no_events');
    }
  }
});
