import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { declineLinkMailed, type DeclineLinkMailedPayload } from '@crewcall/contracts-notifications/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DeclineLinksService } from './decline-links.service.js';

@Injectable()
export class DeclineLinksConsumer {
  constructor(private readonly links: DeclineLinksService) {}

  @OnEvent(declineLinkMailed)
  async keepMailedLink(payload: DeclineLinkMailedPayload, { subject_id: offerId }: EventEnvelope): Promise<void> {
    const { token_hash, freelancer_id: freelancerId, expires_at: expiresAt } = payload;
    await this.links.keepLink(token_hash, { offerId, freelancerId, expiresAt });
  }
}
