import { AsyncLocalStorage } from 'node:async_hooks';
import { Database, newId } from '@crewcall/platform-database';
import pg from 'pg';
import type { TestService } from './test-service.js';

/** Why columns are in no person's copy: the reason, and the columns as `table.column`, or `table.*`. */
export type KeptBack = Record<string, string[]>;

const keptBackEverywhere: KeptBack = {
  'of no person': ['migrations.*', 'task_schedules.*', 'inbox.*'],
  'on its way to a queue, gone within seconds': ['outbox.*'],
  'answers to retried writes, for a day: what they changed is in the copy': ['idempotency_keys.*'],
};

/** What gives a service's part of a copy. */
interface Exporter {
  records(userId: string): AsyncIterable<object>;
  files?(userId: string): AsyncIterable<object>;
}

interface Column {
  name: string;
  table: string;
  /** As the database itself numbers them. */
  origin: string;
}

/** All columns of a service's own tables; `public` is not named. */
const columnsOf = (service: TestService): Promise<Column[]> =>
  service.rows<Column>(
    `SELECT t.name || '.' || a.attname AS name, t.name AS table, t.oid || '.' || a.attnum AS origin
     FROM (SELECT c.oid, CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS name
           FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname !~ '^(pg_|information_schema)') t
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE t.name <> 'outbox_memory' ORDER BY 1`,
  );

/** What the exporters of a service ask its database, by asking them for a copy; of its own tasks meanwhile nothing. */
async function queriesOf(exporters: readonly Exporter[], service: TestService): Promise<string[]> {
  const asked = new AsyncLocalStorage<Set<string>>();
  const database = service.get(Database);
  const query = database.query.bind(database);
  const spy = jest.spyOn(database, 'query').mockImplementation((sql, parameters) => {
    asked.getStore()?.add(sql);
    return query(sql, parameters);
  });
  const queries = new Set<string>();
  await asked.run(queries, async () => {
    const someone = newId();
    for (const exporter of exporters) {
      for await (const record of exporter.records(someone)) expect(record).toBeDefined();
      for await (const file of exporter.files?.(someone) ?? []) expect(file).toBeDefined();
    }
  });
  spy.mockRestore();
  return [...queries];
}

/** Whether a computed field carries the column under its own name, or it is built into JSON. */
function isComputed({ name, table }: Column, sql: string, fields: pg.FieldDef[]): boolean {
  const column = name.slice(table.length + 1);
  const isNamed = fields.some((field) => !field.tableID && field.name === column);
  if (isNamed && new RegExp(`(?<![\\w.])${table}\\b`).test(sql)) return true;
  const inJson = [...sql.matchAll(/'\w+', (\w+)\.(\w+)/g)].filter(([, , built]) => built === column);
  return inJson.some(([, alias]) => new RegExp(`(?<![\\w.])${table} ${alias}\\b`).test(sql));
}

async function exportedColumns(
  service: TestService,
  exporters: readonly Exporter[],
  columns: Column[],
): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    const exported = new Set<string>();
    for (const sql of await queriesOf(exporters, service)) {
      const { fields } = await client.query({ text: sql, values: [...new Set(sql.match(/\$\d/g))].map(() => null) });
      const origins = new Set(fields.map(({ tableID, columnID }) => `${tableID}.${columnID}`));
      for (const column of columns)
        if (origins.has(column.origin) || isComputed(column, sql, fields)) exported.add(column.name);
    }
    return exported;
  } finally {
    await client.end();
  }
}

/** Every column of the real schema is in a person's copy or is kept back for a reason, and no reason is out of date. */
export async function expectCompleteExport(
  service: TestService,
  exporters: readonly Exporter[],
  keptBack: KeptBack,
): Promise<void> {
  const columns = await columnsOf(service);
  const exported = await exportedColumns(service, exporters, columns);
  const own = Object.values(keptBack).flat();
  const kept = [...own, ...Object.values(keptBackEverywhere).flat()];
  const covers = (entry: string, { name, table }: Column): boolean => entry === name || entry === `${table}.*`;
  const missing = columns.filter(
    (column) => !exported.has(column.name) && !kept.some((entry) => covers(entry, column)),
  );
  const outdated = own.filter(
    (entry) => !columns.some((column) => covers(entry, column) && !exported.has(column.name)),
  );
  expect({ missing: missing.map(({ name }) => name), outdated }).toEqual({ missing: [], outdated: [] });
}
