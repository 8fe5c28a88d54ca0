import { createTestDatabase, type TestDatabase } from '@crewcall/testing-node';
import { DataSource } from 'typeorm';
import { database } from '../app.module.js';

describe('the migrations', () => {
  let place: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    place = await createTestDatabase('identity');
    const { entities, migrations } = database;
    source = new DataSource({ type: 'postgres', url: place.url, entities: entities as never[], migrations });
    await source.initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await place.drop();
  });

  it('go up, all the way down and up again', async () => {
    const applied = await source.runMigrations({ transaction: 'each' });
    for (const _step of applied) await source.undoLastMigration();
    expect(
      await source.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`),
    ).toEqual([]);
    expect(await source.runMigrations({ transaction: 'each' })).toHaveLength(applied.length);
  });

  it('make every column the entities speak of', async () => {
    for (const { tableName, columns } of source.entityMetadatas) {
      const rows = await source.query<{ column_name: string }[]>(
        'SELECT column_name FROM information_schema.columns WHERE table_name = $1',
        [tableName],
      );
      const known = rows.map(({ column_name: name }) => name);
      expect(known).toEqual(expect.arrayContaining(columns.map(({ databaseName }) => databaseName)));
    }
  });
});
