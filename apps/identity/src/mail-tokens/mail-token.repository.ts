import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MailTokenEntity, type MailTokenPurpose } from './mail-token.entity.js';

export interface RedeemedToken {
  user_id: string;
  email: string;
  browser_key_hash: string | null;
  expires_at: Date;
}

@Injectable()
export class MailTokenRepository {
  constructor(private readonly database: Database) {}

  async addMailToken(token: MailTokenEntity): Promise<void> {
    await this.database.of(MailTokenEntity).insert(token);
  }

  async findMailToken(tokenHash: string, purpose: MailTokenPurpose): Promise<MailTokenEntity | null> {
    return this.database.of(MailTokenEntity).findOneBy({ tokenHash, purpose });
  }

  async removeMailTokensOf(userId: string, purpose: MailTokenPurpose): Promise<void> {
    await this.database.of(MailTokenEntity).delete({ userId, purpose });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.of(MailTokenEntity).delete({ userId });
  }

  async removeExpired(): Promise<void> {
    await this.database.query('DELETE FROM mail_tokens WHERE expires_at < now()');
  }

  /** Takes the token away. Of any number that ask at once, one receives it. */
  async takeMailToken(tokenHash: string, purpose: MailTokenPurpose): Promise<RedeemedToken | undefined> {
    const [taken] = await this.database.query<RedeemedToken>(
      `WITH taken AS (DELETE FROM mail_tokens WHERE token_hash = $1 AND purpose = $2 RETURNING user_id, email, browser_key_hash, expires_at)
       SELECT * FROM taken`,
      [tokenHash, purpose],
    );
    return taken;
  }
}
