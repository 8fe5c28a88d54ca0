import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AddressHasher } from './address-hasher.service.js';
import type { ClientFacts } from './client-facts.js';
import { deviceOf } from './device.rules.js';
import { placeOf } from './place.rules.js';
import { SessionEndingsService } from './session-endings.service.js';
import { SessionEntity } from './session.entity.js';
import { SessionEndedError } from './session.errors.js';
import { SessionRepository } from './session.repository.js';
import { TokenSigner } from './token-signer.service.js';

/** No user needs more devices; a leaked password must not fill the table. The one not used for longest goes. */
const MOST_SESSIONS = 50;

@Injectable()
export class SessionStartsService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionRepository,
    private readonly endings: SessionEndingsService,
    private readonly tokens: TokenSigner,
    private readonly transactions: Transactions,
    private readonly addresses: AddressHasher,
  ) {}

  /** A new session of its own id, whatever the caller sent; answers its token. */
  start(user: UserEntity, client: ClientFacts): Promise<string> {
    const session = Object.assign(new SessionEntity(), {
      id: newId(),
      userId: user.id,
      device: deviceOf(client.userAgent),
      addressHash: this.addresses.hash(client.address),
      place: placeOf(client.address),
      lastSeenAt: new Date(),
      revokedAt: null,
    });
    return this.transactions.run(async () => {
      await this.assertUnchanged(user);
      await this.endings.end(user.id, await this.sessions.liveIdsOf(user.id, { skip: MOST_SESSIONS - 1 }));
      await this.sessions.addSession(session);
      return this.tokens.sign(user, session.id);
    });
  }

  /**
   * The proof was of the person as they were read. A user who changes the password or the role holds the row until all
   * sessions are ended, so a sign-in that began before either ends with them or is refused here.
   */
  private async assertUnchanged(user: UserEntity): Promise<void> {
    const current = await this.users.findByIdForUpdate(user.id);
    const isSame = current?.passwordHash === user.passwordHash && current.role === user.role && !current.suspendedAt;
    if (!isSame) throw new SessionEndedError();
  }
}
