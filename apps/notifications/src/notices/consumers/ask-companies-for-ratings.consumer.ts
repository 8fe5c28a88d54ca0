import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { ratingRequested, type RatingRequestedPayload } from '@crewcall/contracts-jobs/dto';
import { ratingRequestNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';
import { PeopleService } from '../../people/people.service.js';

@Consumes(ratingRequested)
@Injectable()
export class AskCompaniesForRatings implements EventConsumer<typeof ratingRequested> {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  async handle(requested: RatingRequestedPayload, { id }: EventEnvelope): Promise<void> {
    const { application_id, job_title, freelancer_id, recruiter_id } = requested;
    const names = await this.people.namesOf([freelancer_id]);
    await this.notifier.tell({
      recipientId: recruiter_id,
      eventId: id,
      draft: ratingRequestNotice({ application_id, job_title, freelancer_name: names.get(freelancer_id) }),
      live: { event: 'rating_request', payload: { request: { application_id, job_title } } },
    });
  }
}
