import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { ratingReceived, type RatingReceivedPayload } from '@crewcall/contracts-jobs/dto';
import { ratingReceivedNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';
import { PeopleService } from '../../people/people.service.js';

@Consumes(ratingReceived)
@Injectable()
export class TellCrewHowTheyWereRated implements EventConsumer<typeof ratingReceived> {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  async handle(received: RatingReceivedPayload, { id }: EventEnvelope): Promise<void> {
    const { application_id, job_title, freelancer_id, recruiter_id, rating, comment = null } = received;
    const names = await this.people.namesOf([recruiter_id]);
    await this.notifier.tell({
      recipientId: freelancer_id,
      eventId: id,
      draft: ratingReceivedNotice({
        application_id,
        job_title,
        rating,
        comment,
        company_name: names.get(recruiter_id),
      }),
      live: { event: 'rating_received', payload: { rating: { application_id, job_title, rating, comment } } },
    });
  }
}
