import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { profileViewed, type ProfileViewedPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { profileViewNotice } from './notice.texts.js';

@Injectable()
export class ProfileNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(profileViewed)
  async notifyCrewOfProfileView({ viewer_id }: ProfileViewedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const names = await this.people.namesOf(viewer_id ? [viewer_id] : []);
    const company_name = viewer_id === null ? undefined : names.get(viewer_id);
    await this.notifier.notify({
      recipientId: subject_id,
      eventId: id,
      draft: profileViewNotice({ viewer_id, company_name }),
    });
  }
}
