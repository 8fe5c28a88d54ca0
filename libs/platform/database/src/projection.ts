import type { Database } from './database.service.js';

type Facts = Readonly<Record<string, unknown>>;

export interface ProjectionTable {
  table: string;
  /** The column of the subject's id. */
  key: string;
  /** When the subject was deleted; without it, a table whose rows are never marked so. */
  deletedAt?: string;
  /** Whether facts under the version that is known replace it: their owner publishes them again when they grow. */
  takesSameVersion?: boolean;
  /** Keeps nothing where this does not hold, in SQL, of what the column is given. It may hold other rows while it looks. */
  keptIf?: { column: string; holds: (value: string) => string };
}

/**
 * A copy of what another service owns, written by its events, which arrive in any order. Facts are named by their
 * columns. Facts of an older version change nothing, and nothing brings back a subject that was deleted.
 */
export abstract class Projection {
  protected constructor(
    protected readonly database: Database,
    private readonly options: ProjectionTable,
  ) {}

  /** `column` holds the version of these facts, where a row has facts of several. */
  protected async saveNewer(id: string, version: number, facts: Facts, column = 'version'): Promise<void> {
    const isNewer = `kept.${column} ${this.options.takesSameVersion ? '<=' : '<'} excluded.${column}`;
    const all = { ...facts, [column]: version };
    await this.upsert(id, all, Object.keys(all).map(replaced), [isNewer, ...this.isThere()]);
  }

  /** Facts that never change, in whatever order they come; `ifUnknown` fills what no other event has said. */
  protected async saveLasting(id: string, facts: Facts, ifUnknown: Facts = {}): Promise<void> {
    const filled = Object.keys(ifUnknown).map((name) => `${name} = coalesce(kept.${name}, excluded.${name})`);
    const changes = [...Object.keys(facts).map(replaced), ...filled];
    await this.upsert(id, { ...facts, ...ifUnknown }, changes, this.isThere());
  }

  /** Leaves these facts and the mark, also of a subject that was never heard of: its events may be on their way. */
  protected async markDeleted(id: string, facts: Facts): Promise<void> {
    const { deletedAt, table } = this.options;
    if (!deletedAt) throw new Error(`Rows of ${table} are not marked as deleted`);
    const first = `${deletedAt} = coalesce(kept.${deletedAt}, excluded.${deletedAt})`;
    await this.upsert(id, { ...facts, [deletedAt]: new Date() }, [...Object.keys(facts).map(replaced), first]);
  }

  private isThere(): string[] {
    return this.options.deletedAt ? [`kept.${this.options.deletedAt} IS NULL`] : [];
  }

  private async upsert(id: string, facts: Facts, changes: string[], conditions: string[] = []): Promise<void> {
    const { table, key, keptIf } = this.options;
    const columns = [key, ...Object.keys(facts)];
    const condition = keptIf ? `WHERE ${keptIf.holds(`$${columns.indexOf(keptIf.column) + 1}`)}` : '';
    await this.database.query(
      `INSERT INTO ${table} AS kept (${columns.join(', ')}) SELECT ${columns.map((_, at) => `$${at + 1}`).join(', ')} ${condition}
       ON CONFLICT (${key}) DO UPDATE SET ${changes.join(', ')}
       ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''}`,
      [id, ...Object.values(facts)],
    );
  }
}

const replaced = (name: string): string => `${name} = excluded.${name}`;
