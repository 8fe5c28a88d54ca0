import pg from 'pg';
import { asProblem } from '../problem.js';

export interface ServiceDatabase {
  /** Both the role and its database. */
  name: string;
  password: string;
}

/**
 * Gives each service a role and a database that only this role may enter. Idempotent; a password that changed (the
 * secrets were lost, the cluster was not) is set anew.
 */
export async function ensureDatabases(superuserUrl: string, databases: ServiceDatabase[]): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    for (const { name, password } of databases) {
      const role = client.escapeIdentifier(name);
      const { rowCount: hasRole } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
      await client.query(
        `${hasRole ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
      );
      const { rowCount: hasDatabase } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (!hasDatabase) await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
      await client.query(`REVOKE ALL ON DATABASE ${role} FROM PUBLIC`);
    }
  } catch (error) {
    throw asProblem(error, 'Creating the databases');
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function databaseUrl(superuserUrl: string, { name, password }: ServiceDatabase): string {
  const url = new URL(superuserUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.toString();
}
