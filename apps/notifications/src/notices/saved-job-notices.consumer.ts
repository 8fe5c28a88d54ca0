import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { savedJobChanged, type SavedJobChangedPayload } from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { savedJobNotice } from './saved-job-notices.texts.js';

@Injectable()
export class SavedJobNoticesConsumer {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(savedJobChanged)
  async notifyCrewOfSavedJob(event: SavedJobChangedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    await this.notifier.notifyAll(event.user_ids, { eventId: id, draft: savedJobNotice(subject_id, event) });
  }
}
