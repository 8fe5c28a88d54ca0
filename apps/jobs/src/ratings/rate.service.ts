import type { Actor } from '@crewcall/contracts-core';
import { type Rating, ratingSummaryOf } from '@crewcall/contracts-jobs';
import { type RateDto, ratingReceived, ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ApplicationMissingError } from '../applications/application.errors.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { AlreadyRatedError, NotHiredError } from './rating.errors.js';
import { canRate } from './rating.policy.js';
import { presentRating } from './rating.presenter.js';
import { RatingRepository } from './rating.repository.js';

@Injectable()
export class RateService {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly applications: ApplicationsService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The rating and what all of them add up to are one transaction, and so are the events of both.
   * @throws AlreadyRatedError the second time, and for all but one of many at once
   */
  async rate(actor: Actor, input: RateDto): Promise<Rating> {
    return this.transactions.run(async () => {
      const booking = await this.applications.find(input.job_application_id);
      if (!booking || !canRate(actor, booking)) throw new ApplicationMissingError();
      const { id: applicationId, freelancerId, recruiterId } = booking;
      if (input.freelancer_id && input.freelancer_id !== freelancerId) throw new AccessDeniedError();
      if (booking.status !== 'hired') throw new NotHiredError();
      const { rating, comment = null } = input;
      const row = await this.ratings.add({ applicationId, freelancerId, recruiterId, rating, comment });
      if (!row) throw new AlreadyRatedError();
      await this.publishRating(presentRating(row), recruiterId);
      return presentRating(row);
    });
  }

  private async publishRating(given: Rating, recruiterId: string): Promise<void> {
    const { job_application_id, freelancer_id, rating, comment, job_title } = given;
    const { average, count, distribution } = ratingSummaryOf(await this.ratings.count(freelancer_id, rating));
    await this.events.publish(ratingReceived, {
      subjectId: job_application_id,
      payload: {
        application_id: job_application_id,
        job_title: job_title ?? '',
        recruiter_id: recruiterId,
        freelancer_id,
        rating,
        comment,
      },
    });
    await this.events.publish(ratingSummaryChanged, {
      subjectId: freelancer_id,
      version: count,
      payload: { freelancer_id, average, count, distribution },
    });
  }
}
