import { normaliseEmail, type SignUpAnswer, type SignUpRequest, signUpTexts } from '@crewcall/contracts-identity';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { EmailTakenError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';
import { SignUpGate } from './sign-up-gate.service.js';
import { VerificationService } from './verification.service.js';

@Injectable()
export class SignUpService {
  constructor(
    private readonly users: UsersService,
    private readonly userChanges: UserChangesService,
    private readonly passwords: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly gate: SignUpGate,
    private readonly verification: VerificationService,
  ) {}

  /** An account, its terms, its mail and its events: all of it or nothing. */
  async signUp(request: SignUpRequest, client: ClientFacts): Promise<SignUpAnswer> {
    const email = normaliseEmail(request.email);
    const termsAddressHash = await this.gate.admit(email, client);
    if (await this.users.findByEmail(email)) throw new EmailTakenError();
    const passwordHash = await this.passwords.hash(request.password);
    const { role } = request;
    const link = await this.transactions.run(async () => {
      const details = { email, passwordHash, role, emailVerifiedAt: null, termsAddressHash };
      const user = await this.userChanges.registerUser(details);
      return this.verification.begin(user, request);
    });
    return { message: signUpTexts.success, ...(link ? { verification_link: link } : {}) };
  }
}
