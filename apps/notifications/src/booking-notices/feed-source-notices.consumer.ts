import { feedSourceFailed, type FeedSourceFailedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { feedSourceNotice } from './feed-source-notices.texts.js';

@Injectable()
export class FeedSourceNoticesConsumer {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(feedSourceFailed)
  async notifyOwner(event: FeedSourceFailedPayload, { id: eventId }: EventEnvelope): Promise<void> {
    await this.notifier.notifyAll([event.freelancer_id], { eventId, draft: feedSourceNotice(event) });
  }
}
