import { Injectable, Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, newId, Projection } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { startTestService, type TestService } from '@crewcall/testing-node';

class CreateSubjects1700000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) =>
    runner.query(`CREATE TABLE subjects (id uuid PRIMARY KEY, name text, role text, version integer NOT NULL DEFAULT 0,
      is_open boolean, standing_version integer NOT NULL DEFAULT 0, deleted_at timestamptz)`);
  down = (runner: { query(sql: string): Promise<unknown> }) => runner.query('DROP TABLE subjects');
}

const table = { table: 'subjects', key: 'id', deletedAt: 'deleted_at' };

@Injectable()
class Subjects extends Projection {
  constructor(database: Database) {
    super(database, table);
  }
  rename = (id: string, version: number, name: string) => this.saveNewer(id, version, { name });
  open = (id: string, version: number, is_open: boolean) =>
    this.saveNewer(id, version, { is_open }, 'standing_version');
  introduce = (id: string, name: string, role: string) => this.saveLasting(id, { name }, { role });
  forget = (id: string) => this.markDeleted(id, { name: null });
}

/** Its owner publishes facts again under their version. */
@Injectable()
class RepeatedSubjects extends Projection {
  constructor(database: Database) {
    super(database, { ...table, takesSameVersion: true });
  }
  rename = (id: string, version: number, name: string) => this.saveNewer(id, version, { name });
}

/** Of whom nothing is kept once they are named so. */
@Injectable()
class WelcomeSubjects extends Projection {
  constructor(database: Database) {
    super(database, { ...table, keptIf: { column: 'role', holds: (role) => `${role}::text <> 'stranger'` } });
  }
  save = (id: string, version: number, role: string) => this.saveNewer(id, version, { name: 'Ann', role });
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'subjects' }),
    DatabaseModule.forRoot({ entities: [], migrations: [CreateSubjects1700000000000] }),
  ],
  providers: [Subjects, RepeatedSubjects, WelcomeSubjects],
})
class SubjectsModule {}

describe('a copy of what another service owns', () => {
  let service: TestService;
  let subjects: Subjects;
  let id: string;
  const row = async () => (await service.rows('SELECT * FROM subjects WHERE id = $1', [id]))[0];

  beforeAll(async () => {
    service = await startTestService({ module: SubjectsModule, name: 'subjects' });
    subjects = service.get(Subjects);
  });
  beforeEach(() => {
    id = newId();
  });
  afterAll(() => service.stop());

  it('is the newest version, in whichever order they arrive', async () => {
    for (const version of [2, 3, 1]) await subjects.rename(id, version, `Name ${version}`);
    await subjects.rename(id, 3, 'Name 3 again');
    expect(await row()).toMatchObject({ name: 'Name 3', version: 3 });
  });

  it('takes the same version again where its owner publishes it again', async () => {
    const repeated = service.get(RepeatedSubjects);
    for (const name of ['First', 'Second']) await repeated.rename(id, 3, name);
    await repeated.rename(id, 2, 'Old');
    expect(await row()).toMatchObject({ name: 'Second', version: 3 });
  });

  it('is of those alone of whom something may be kept', async () => {
    const welcome = service.get(WelcomeSubjects);
    await welcome.save(id, 1, 'stranger');
    expect(await row()).toBeUndefined();
    await welcome.save(id, 2, 'crew');
    await welcome.save(id, 3, 'stranger');
    expect(await row()).toMatchObject({ role: 'crew', version: 2 });
  });

  it('keeps the versions of different facts apart', async () => {
    await subjects.open(id, 7, true);
    await subjects.rename(id, 2, 'Name');
    await subjects.open(id, 6, false);
    expect(await row()).toMatchObject({ name: 'Name', is_open: true, version: 2, standing_version: 7 });
  });

  it('fills with what comes late only what is unknown', async () => {
    await subjects.open(id, 1, true);
    await subjects.introduce(id, 'First', 'crew');
    await subjects.introduce(id, 'Second', 'company');
    expect(await row()).toMatchObject({ name: 'Second', role: 'crew' });
  });

  it('stays deleted, from the first time on, whatever comes later', async () => {
    await subjects.forget(id);
    const { deleted_at } = (await row()) as { deleted_at: Date };
    await subjects.rename(id, 9, 'Back');
    await subjects.introduce(id, 'Back', 'crew');
    await subjects.forget(id);
    expect(await row()).toMatchObject({ name: null, role: null, version: 0, deleted_at });
  });
});
