import { createTestDatabase, type Tables, type TestDatabase } from '@crewcall/testing-servers';
import pg from 'pg';
import { randomBytes } from 'node:crypto';

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the database of a spec file', () => {
  let made = 0;
  let fails = true;
  const shows: Tables = {
    key: randomBytes(4).toString('hex'),
    make: async (url) => {
      made += 1;
      await ask(url, 'CREATE TABLE shows (name text)');
      if (fails) throw new Error('the second migration fails');
    },
  };
  const databases: TestDatabase[] = [];
  const open = async (): Promise<string> => {
    const database = await createTestDatabase('shows', shows);
    databases.push(database);
    return database.url;
  };
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  it('is never a copy of tables that were half made', async () => {
    await expect(open()).rejects.toThrow('the second migration fails');
    fails = false;
    expect(await ask(await open(), 'SELECT * FROM shows')).toEqual([]);
    expect(made).toBe(2);
  });

  it('has tables that were made once, and rows of its own', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await ask(one, `INSERT INTO shows VALUES ('Long Night')`);
    expect(await ask(one, 'SELECT * FROM shows')).toHaveLength(1);
    expect(await ask(other, 'SELECT * FROM shows')).toEqual([]);
    expect(made).toBe(2);
  });
});
