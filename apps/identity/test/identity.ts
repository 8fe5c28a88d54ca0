import { newId } from '@crewcall/platform-database';
import { startTestService, type TestAnswer, type TestClient, type TestService } from '@crewcall/testing-node';
import type { SignInAnswer } from '@crewcall/contracts-identity';
import { AppModule } from '../src/app.module.js';
import { PasswordHasher } from '../src/passwords/password-hasher.service.js';
import type { UserEntity } from '../src/users/user.entity.js';
import { buildUser } from '../src/users/user.factory.js';
import { UserRepository } from '../src/users/user.repository.js';
import { Mailbox } from './mailbox.js';

export const password = 'right password';

export interface Person {
  user: UserEntity;
  token: string;
  client: TestClient;
}

interface Told {
  queue: string;
  name: string;
  payload: { subject_id: string; version: number; payload: Record<string, unknown> };
}

/** The service as it runs in production, with a mail server of its own and a memory of every event it published. */
export class Identity {
  private passwordHash = '';

  private constructor(
    readonly service: TestService,
    readonly mailbox: Mailbox,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Identity> {
    const mailbox = new Mailbox();
    await mailbox.open();
    const service = await startTestService({
      module: AppModule,
      name: 'identity',
      env: { SMTP_URL: mailbox.url, MAIL_FROM: 'CrewCall <hello@example.test>', QUEUE_RETRY_DELAY_MS: '50', ...env },
    });
    const identity = new Identity(service, mailbox);
    await identity.rememberEvents();
    identity.passwordHash = await service.get(PasswordHasher).hash(password);
    return identity;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.mailbox.close();
  }

  get anonymous(): TestClient {
    return this.service.anonymous();
  }

  /** An account that can sign in with `password`. */
  async hasUser(overrides: Partial<UserEntity> = {}): Promise<UserEntity> {
    const user = buildUser({ email: `${newId()}@example.test`, passwordHash: this.passwordHash, ...overrides });
    await this.service.get(UserRepository).add(user);
    return user;
  }

  /** An account that is signed in. */
  async hasPerson(overrides: Partial<UserEntity> = {}): Promise<Person> {
    const user = await this.hasUser(overrides);
    const { body } = await this.signIn(user.email);
    return { user, token: body.token, client: this.service.withToken(body.token) };
  }

  signIn(email: string, secret = password, from = '203.0.113.1'): Promise<TestAnswer<SignInAnswer>> {
    return this.anonymous
      .with({ 'x-forwarded-for': from })
      .post<SignInAnswer>('/api/auth/signin', { email, password: secret });
  }

  /** The payloads of an event about a subject, in order, as one of its hearers is given them. */
  async told(name: string, subjectId: string): Promise<Told['payload'][]> {
    const rows = await this.service.rows<Told>(
      `SELECT queue, name, payload FROM told WHERE name = $1 AND payload ->> 'subject_id' = $2 ORDER BY id`,
      [name, subjectId],
    );
    const [first] = rows;
    return rows.filter(({ queue }) => queue === first?.queue).map(({ payload }) => payload);
  }

  /** Changes with every change of what the service keeps. */
  async fingerprint(): Promise<string> {
    const tables = ['users', 'sessions', 'mail_tokens', 'freelancer_profiles', 'company_profiles', 'told'];
    const parts = tables.map(
      (table) => `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${table} t)`,
    );
    const [row] = await this.service.rows<{ print: string }>(`SELECT concat_ws('-', ${parts.join(', ')}) AS print`);
    return row?.print ?? '';
  }

  // The relay empties the outbox within milliseconds, so a trigger keeps what went through.
  private async rememberEvents(): Promise<void> {
    await this.service.rows('CREATE TABLE told AS SELECT * FROM outbox WITH NO DATA');
    await this.service.rows(`
      CREATE FUNCTION remember() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO told SELECT NEW.*; RETURN NULL; END $$`);
    await this.service.rows('CREATE TRIGGER remember AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION remember()');
  }
}
