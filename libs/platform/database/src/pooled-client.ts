import pg from 'pg';

interface Named {
  name?: string;
  text: string;
}

const isNamed = (query: unknown): query is Named =>
  typeof query === 'object' && query !== null && Object.getPrototypeOf(query) === Object.prototype && 'name' in query;

/**
 * A connection to a pooler that gives each transaction another session. What a statement was named in one is not known
 * in the next, so statements have no names there.
 */
export class PooledClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [query, ...rest] = args;
    const unnamed = isNamed(query) ? { ...query, name: undefined } : query;
    return super.query(...([unnamed, ...rest] as [string])) as never;
  }
}
