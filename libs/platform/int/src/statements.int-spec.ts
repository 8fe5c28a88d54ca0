import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, newId, Transactions, writeQuery } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'shows', schema: 'stages' })
class ShowEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'starts_on', type: 'date' })
  startsOn!: string;

  @Column({ name: 'starts_at', type: 'time', nullable: true })
  startsAt!: string | null;

  @Column('tstzrange')
  during!: string;

  @Column('jsonb')
  terms!: object;

  @Column({ name: 'crew_ids', type: 'uuid', array: true })
  crewIds!: string[];

  @Column('boolean')
  open!: boolean;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt!: Date;

  get day(): string {
    return this.startsOn.slice(8);
  }
}

type Runner = { query(sql: string): Promise<unknown> };

class CreateShows1700000000000 {
  async up(runner: Runner): Promise<void> {
    await runner.query('CREATE SCHEMA stages');
    await runner.query(`CREATE TABLE stages.shows (id uuid PRIMARY KEY, starts_on date, starts_at time, during tstzrange,
      terms jsonb, crew_ids uuid[], open boolean, made_at timestamptz DEFAULT now())`);
  }
  down = (runner: Runner) => runner.query('DROP SCHEMA stages CASCADE');
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'stages' }),
    DatabaseModule.forRoot({ entities: [ShowEntity], migrations: [CreateShows1700000000000] }),
  ],
})
class StagesModule {}

describe('prepared statements', () => {
  let service: TestService;
  let database: Database;
  const ids = [newId(), newId()];
  const adding = (id: string) =>
    writeQuery(
      `INSERT INTO stages.shows (id, starts_on, starts_at, during, terms, crew_ids, open)
       VALUES ($1, '2035-06-30', nullif($2, '')::time, '[2035-06-30 23:00Z,2035-07-01 02:00Z)', '{"rate": [1, "two"]}', $3, $4)`,
      [id, id === ids[0] ? '23:30' : '', ids, id === ids[0]],
    );
  const counting = () => ({
    sql: 'SELECT count(*)::integer FROM stages.shows',
    parameters: [],
    of: ([row]: object[]) => (row as { count: number }).count,
  });

  beforeAll(async () => {
    service = await startTestService({ module: StagesModule, name: 'stages' });
    database = service.get(Database);
  });
  beforeEach(() => service.rows('DELETE FROM stages.shows'));
  afterAll(() => service.stop());

  it('read rows as the entities that TypeORM makes of them', async () => {
    for (const id of ids) await database.inOrder(adding(id));
    const [found] = await database.inOrder(
      database.entityQuery(ShowEntity, 'WHERE id = ANY($1::uuid[]) ORDER BY id', [ids]),
    );
    expect(found).toEqual(await database.of(ShowEntity).find({ order: { id: 'ASC' } }));
    expect(found.map((show) => [show instanceof ShowEntity, show.day, show.startsAt])).toEqual([
      [true, '30', '23:30:00'],
      [true, '30', null],
    ]);
  });

  it('are carried out in the order in which they are given, each on what those before have written', async () => {
    const [first = '', second = ''] = ids;
    const answers = await service
      .get(Transactions)
      .run(() => database.inOrder(counting(), adding(first), counting(), adding(second), counting()));
    expect(answers).toEqual([0, undefined, 1, undefined, 2]);
  });

  it('say what the first that failed said, and undo their transaction', async () => {
    const [first = ''] = ids;
    const adds = service.get(Transactions).run(() => database.inOrder(adding(first), adding(first), counting()));
    await expect(adds).rejects.toMatchObject({ code: '23505' });
    expect(await database.inOrder(counting())).toEqual([0]);
  });

  it('refuse what comes once their transaction is over', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let late: Promise<unknown> = Promise.resolve();
    await service.get(Transactions).run(async () => {
      late = ended.then(() => database.inOrder(counting()));
      await database.inOrder(counting());
    });
    end();
    await expect(late).rejects.toThrow('The transaction is over');
  });
});
