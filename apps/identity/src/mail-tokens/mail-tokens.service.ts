import { createHash, randomBytes, randomInt } from 'node:crypto';
import { confirmationCode, resetLinkHours, verificationLinkHours } from '@crewcall/contracts-identity';
import { Transactions } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MailTokenEntity, type MailTokenPurpose } from './mail-token.entity.js';
import { MailTokenRepository } from './mail-token.repository.js';

const lifeInHours: Record<MailTokenPurpose, number> = {
  'verify-email': verificationLinkHours,
  'reset-password': resetLinkHours,
  'confirm-account': confirmationCode.minutes / 60,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whose token it was, and which browser asked for it, where one did. */
export interface MailProof {
  userId: string;
  email: string;
  browserKeyHash: string | null;
}

/** Links for the mail box: single use, soon over, and only the newest of its kind works. */
@Injectable()
export class MailTokensService {
  constructor(
    private readonly tokens: MailTokenRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Answers the token itself, this once; older ones of the same purpose stop working. */
  issue(
    purpose: MailTokenPurpose,
    user: { id: string; email: string },
    browserKeyHash: string | null = null,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    return this.keep(purpose, { id: user.id, email: user.email, browserKeyHash }, hashOf(token), token);
  }

  /** Six digits to be typed in. Guessing is held back by the service that redeems it; the hash is of the code and its owner. */
  issueCode(purpose: MailTokenPurpose, user: { id: string; email: string }): Promise<string> {
    const code = String(randomInt(10 ** confirmationCode.digits)).padStart(confirmationCode.digits, '0');
    return this.keep(
      purpose,
      { id: user.id, email: user.email, browserKeyHash: null },
      hashOf(`${user.id}:${code}`),
      code,
    );
  }

  /** Whether the code was right; then it is spent. */
  async redeemCode(purpose: MailTokenPurpose, userId: string, code: string): Promise<boolean> {
    return (await this.redeem(purpose, `${userId}:${code}`)) !== null;
  }

  /** Spends the token: whose it was, or null when it is unknown, spent, replaced or too old. */
  async redeem(purpose: MailTokenPurpose, token: string): Promise<MailProof | null> {
    const taken = await this.tokens.takeMailToken(hashOf(token), purpose);
    if (!taken || taken.expires_at.getTime() <= Date.now()) return null;
    return { userId: taken.user_id, email: taken.email, browserKeyHash: taken.browser_key_hash };
  }

  /** Whether the token would do just now; spends nothing. */
  async isGood(purpose: MailTokenPurpose, token: string): Promise<boolean> {
    const known = await this.tokens.findMailToken(hashOf(token), purpose);
    return known !== null && known.expiresAt.getTime() > Date.now();
  }

  @Recurring('sweep-mail-tokens', { everySeconds: 6 * 3600 })
  async forgetExpired(): Promise<void> {
    await this.tokens.removeExpired();
  }

  async withdrawAll(userId: string): Promise<void> {
    await this.tokens.removeAllOf(userId);
  }

  /** Makes what was mailed so far worthless. */
  async withdraw(purpose: MailTokenPurpose, userId: string): Promise<void> {
    await this.tokens.removeMailTokensOf(userId, purpose);
  }

  private keep(
    purpose: MailTokenPurpose,
    { id, email, browserKeyHash }: { id: string; email: string; browserKeyHash: string | null },
    tokenHash: string,
    token: string,
  ): Promise<string> {
    return this.transactions.run(async () => {
      await this.tokens.removeMailTokensOf(id, purpose);
      const expiresAt = new Date(Date.now() + lifeInHours[purpose] * 3_600_000);
      const kept = { tokenHash, userId: id, purpose, email, browserKeyHash, expiresAt };
      await this.tokens.addMailToken(Object.assign(new MailTokenEntity(), kept));
      return token;
    });
  }
}
