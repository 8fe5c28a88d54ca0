import type { SignInAnswer, SignInRequest } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { AddressHasher } from './address-hasher.service.js';
import type { ClientFacts } from './client-facts.js';
import { SessionStartsService } from './session-starts.service.js';
import { WrongCredentialsError } from './session.errors.js';
import { assertMaySignIn } from './session.policy.js';
import { SessionRepository } from './session.repository.js';
import { SignInThrottle } from './sign-in-throttle.service.js';

/** Asked for in place of a person who does not exist, so that the same questions are put to the database. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionStartsService,
    private readonly knownSessions: SessionRepository,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly addresses: AddressHasher,
  ) {}

  /** Whether an address has an account shows in no status, no text and no time. */
  async signIn({ email, password }: SignInRequest, client: ClientFacts): Promise<SignInAnswer> {
    const user = await this.users.findByEmail(email);
    const addressHash = this.addresses.hash(client.address);
    const isKnown = await this.knownSessions.isKnownAddress(user?.id ?? NOBODY, addressHash);
    const source = { address: addressHash, isKnown };
    await this.throttle.admit(email, source);
    const isRight = await this.passwords.matches(user?.passwordHash, password);
    if (!user || !isRight) throw new WrongCredentialsError();
    await this.throttle.succeeded(email, source);
    assertMaySignIn(user);
    return { user: presentUser(user), token: await this.sessions.start(user, client) };
  }
}
