import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { eventually } from '@crewcall/testing-servers';

type Rows = <T>(sql: string, parameters?: unknown[]) => Promise<T[]>;

/** Beside the service's own tables, in test databases alone. */
const MEMORY = 'outbox_memory';

/** The relay empties the outbox within milliseconds, so a trigger keeps what went through. */
export async function rememberOutbox(rows: Rows): Promise<void> {
  const [found] = await rows<{ outbox: string | null; memory: string | null }>(
    `SELECT to_regclass('outbox') AS outbox, to_regclass('${MEMORY}') AS memory`,
  );
  if (!found?.outbox || found.memory) return;
  await rows(`CREATE TABLE ${MEMORY} (LIKE outbox, position bigint GENERATED ALWAYS AS IDENTITY)`);
  await rows(`
    CREATE FUNCTION remember_outbox() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO ${MEMORY} SELECT NEW.*; RETURN NULL; END $$`);
  // Recurring tasks come by the clock, whatever a test does meanwhile.
  await rows(
    `CREATE TRIGGER remember AFTER INSERT ON outbox FOR EACH ROW
     WHEN (NEW.options ->> 'key' IS DISTINCT FROM 'schedule') EXECUTE FUNCTION remember_outbox()`,
  );
}

/** What was published and committed, oldest first; an event that several services hear is one. */
export async function publishedEvents<P extends object>(
  rows: Rows,
  event?: EventDefinition<P>,
  subjectId?: string,
): Promise<EventEnvelope<P>[]> {
  const found = await rows<{ payload: EventEnvelope<P> }>(
    `SELECT payload FROM ${MEMORY}
     WHERE queue LIKE 'events.%' AND ($1::text IS NULL OR name = $1) AND ($2::text IS NULL OR payload ->> 'subject_id' = $2)
     ORDER BY position`,
    [event?.name ?? null, subjectId ?? null],
  );
  return [...new Map(found.map(({ payload }) => [payload.id, payload])).values()];
}

/** Changes with every change of the tables, and with every event or task that was handed out. */
export async function fingerprintOf(rows: Rows, tables: readonly string[]): Promise<string> {
  const parts = [...tables, MEMORY].map(
    (table) => `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${table} t)`,
  );
  const [row] = await rows<{ print: string }>(`SELECT concat_ws('-', ${parts.join(', ')}) AS print`);
  return row?.print ?? '';
}

/** At rest: what is still on its way to a queue has been handed over. */
export async function everythingIn(rows: Rows): Promise<string> {
  await eventually(async () => (await rows('SELECT 1 FROM outbox LIMIT 1')).length === 0);
  const tables = await rows<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> '${MEMORY}'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => rows<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}
