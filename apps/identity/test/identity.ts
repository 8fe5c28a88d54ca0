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

/** The service as it runs in production, with a mail server of its own. */
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
    await this.service.get(UserRepository).addUser(user);
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

  /** Changes with every change of what the service keeps or tells. */
  fingerprint(): Promise<string> {
    return this.service.fingerprint([
      'users',
      'sessions',
      'mail_tokens',
      'freelancer_profiles',
      'company_profiles',
      'stored_files',
      'cvs',
    ]);
  }
}
