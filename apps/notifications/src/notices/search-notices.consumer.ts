import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { crewSearchFound, type CrewSearchFoundPayload } from '@crewcall/contracts-identity/dto';
import { savedSearchFound, type SavedSearchFoundPayload } from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { crewSearchNotice, foundCrew, foundJobs, searchNotice } from './search-notices.texts.js';

@Injectable()
export class SearchNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(savedSearchFound)
  async notifyCrewOfFoundJobs({ user_id, ...facts }: SavedSearchFoundPayload, { id }: EventEnvelope): Promise<void> {
    await this.notifier.notify({
      recipientId: user_id,
      eventId: id,
      draft: searchNotice(facts),
      found: foundJobs(facts),
    });
  }

  @OnEvent(crewSearchFound)
  async notifyCompanyOfFoundCrew({ user_id, ...facts }: CrewSearchFoundPayload, { id }: EventEnvelope): Promise<void> {
    const names = await this.people.namesOf(facts.crew.map((person) => person.user_id));
    await this.notifier.notify({
      recipientId: user_id,
      eventId: id,
      draft: crewSearchNotice(facts, names),
      found: foundCrew(facts, names),
    });
  }
}
