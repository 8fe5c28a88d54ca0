import { DECLINE_LINK_DAYS } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { declineLinkMailed } from '@crewcall/contracts-notifications/dto';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { Offered } from '../notifications/offered.js';
import { newMailToken } from './mail-token.js';
import type { MailAction } from './notification.mail.js';

/** The links by which an offer is answered from its mail. Both lead to a page that asks once more. */
@Injectable()
export class OfferLinks {
  constructor(
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly site: PublicUrlConfig,
  ) {}

  /** Of an enquiry one: its answer is none of the two. */
  async linkOf({ offer_id, kind }: Offered, freelancerId: string, now: Date): Promise<MailAction[]> {
    const page = `${this.site.publicUrl}${webRoutes.offer.href(offer_id)}`;
    if (kind === 'enquiry') return [{ label: 'Answer', url: page }];
    const token = await this.declineToken(offer_id, freelancerId, now);
    return [
      { label: 'Accept', url: `${page}?answer=accept` },
      { label: 'Decline', url: `${this.site.publicUrl}${webRoutes.declineOffer.href({ token })}` },
    ];
  }

  private async declineToken(offerId: string, freelancerId: string, now: Date): Promise<string> {
    const { token, hash: token_hash } = newMailToken();
    const expires_at = new Date(now.getTime() + DECLINE_LINK_DAYS * 86_400_000).toISOString();
    const payload = { freelancer_id: freelancerId, token_hash, expires_at };
    await this.transactions.run(() => this.events.publish(declineLinkMailed, { subjectId: offerId, payload }));
    return token;
  }
}
