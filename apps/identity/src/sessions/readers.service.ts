import { READER_COOKIE } from '@crewcall/contracts-core';
import { TOKEN_LIFE_SECONDS } from '@crewcall/platform-auth';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../users/users.service.js';
import { SessionEndedError } from './session.errors.js';
import { SessionRepository } from './session.repository.js';
import { TokenSigner } from './token-signer.service.js';

/** Longer than a page takes to render. */
const READ_SECONDS = 60;

/**
 * Who reads a page. The cookie names a session and authorises nothing: no service takes it. The gateway exchanges it,
 * for a document only, for a token that the web server reads with.
 */
@Injectable()
export class Readers {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly users: UsersService,
    private readonly signer: TokenSigner,
    private readonly site: PublicUrlConfig,
  ) {}

  cookieOf(userId: string, sessionId: string): string {
    return this.cookie(this.signer.signReader(userId, sessionId), TOKEN_LIFE_SECONDS);
  }

  get endedCookie(): string {
    return this.cookie('', 0);
  }

  /** @throws SessionEndedError when the cookie is not ours, too old, or of a session that is over */
  async tokenFor(cookie: string): Promise<{ token: string }> {
    const { sub, sid } = (await this.signer.readerOf(cookie)) ?? {};
    const session = sub && sid ? await this.sessions.findLive(sid, sub) : null;
    const user = session && (await this.users.findById(session.userId));
    if (!user || user.suspendedAt) throw new SessionEndedError();
    return { token: this.signer.sign(user, session.id, { scope: 'read', seconds: READ_SECONDS }) };
  }

  private cookie(value: string, seconds: number): string {
    const secure = this.site.publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${READER_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}
