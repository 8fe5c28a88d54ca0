import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  ratingReceived,
  type RatingReceivedPayload,
  ratingRequested,
  type RatingRequestedPayload,
} from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { ratingReceivedNotice, ratingRequestNotice } from './notice.texts.js';

@Injectable()
export class RatingNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(ratingRequested)
  async notifyCompanyOfRatingRequest(requested: RatingRequestedPayload, { id }: EventEnvelope): Promise<void> {
    const { application_id, job_title, freelancer_id, recruiter_id } = requested;
    const names = await this.people.namesOf([freelancer_id]);
    await this.notifier.notify({
      recipientId: recruiter_id,
      eventId: id,
      draft: ratingRequestNotice({ application_id, job_title, freelancer_name: names.get(freelancer_id) }),
      live: { event: 'rating_request', payload: { request: { application_id, job_title } } },
    });
  }

  @OnEvent(ratingReceived)
  async notifyCrewOfRating(received: RatingReceivedPayload, { id }: EventEnvelope): Promise<void> {
    const { application_id, job_title, freelancer_id, recruiter_id, rating, comment = null } = received;
    const names = await this.people.namesOf([recruiter_id]);
    await this.notifier.notify({
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
