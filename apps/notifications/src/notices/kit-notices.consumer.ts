import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { kitExpiring, type KitExpiringPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { kitExpiringNotice } from './kit-notices.texts.js';

@Injectable()
export class KitNoticesConsumer {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(kitExpiring)
  async notifyOwnerOfExpiry(event: KitExpiringPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    await this.notifier.notify({ recipientId: subject_id, eventId: id, draft: kitExpiringNotice(event) });
  }
}
