import { rescueChanged, type RescueChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { Live } from '@crewcall/platform-live';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { coveredNotice, coverRaisedNotice, nobodyLeftNotice } from './cover-notices.texts.js';

/** A company hears how its cover ends, and its open pages follow every step; crew hear of a better rate. */
@Injectable()
export class CoverNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
    private readonly live: Live,
  ) {}

  @OnEvent(rescueChanged)
  async showChangeOfCover(event: RescueChangedPayload, { id: eventId }: EventEnvelope): Promise<void> {
    const { what, recruiter_id: recipientId, freelancer_id, raised, person_ids } = event;
    if (what === 'exhausted') await this.notifier.notify({ recipientId, eventId, draft: nobodyLeftNotice(event) });
    if (what === 'filled' && freelancer_id) {
      const name = (await this.people.namesOf([freelancer_id])).get(freelancer_id) ?? 'a crew member';
      await this.notifier.notify({ recipientId, eventId, draft: coveredNotice(event, name) });
    }
    if (raised && person_ids?.length)
      await this.notifier.notifyAll(person_ids, { eventId, draft: coverRaisedNotice(event, raised) });
    await this.live.notifyWatchers(event.job_id);
  }
}
