import type { Actor } from '@crewcall/contracts-core';
import type { Rating } from '@crewcall/contracts-jobs';
import type { RateDto } from '@crewcall/contracts-jobs/dto';
import { RatingPublisher, RatingRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { ApplicationMissingError } from '../applications/application.errors.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { BlindRatingService } from './blind-rating.service.js';
import { AlreadyRatedError, NotHiredError } from './rating.errors.js';
import { canRate } from './rating.policy.js';
import { presentRating } from './rating.presenter.js';

@Injectable()
export class RateService {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly applications: ApplicationsService,
    private readonly blind: BlindRatingService,
    private readonly publisher: RatingPublisher,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Of a booking that both sides review it waits for the other; of those from before it is there to read at once.
   * The rating and what all of them add up to are one transaction, and so are the events of both.
   * @throws AlreadyRatedError the second time, and for all but one of many at once
   */
  async rate(actor: Actor, input: RateDto): Promise<Rating> {
    return this.transactions.run(async () => {
      const booking = await this.applications.findApplication(input.job_application_id);
      if (!booking || !canRate(actor, booking)) throw new ApplicationMissingError();
      const { id: applicationId, freelancerId, recruiterId } = booking;
      if (input.freelancer_id && input.freelancer_id !== freelancerId) throw new AccessDeniedError();
      if (booking.status !== 'hired') throw new NotHiredError();
      const { rating, comment = null } = input;
      const blind = await this.blind.rate(applicationId, { stars: rating, text: comment });
      if (blind) return presentRating(blind);
      const row = await this.ratings.addRating({ applicationId, freelancerId, recruiterId, rating, comment });
      if (!row) throw new AlreadyRatedError();
      await this.publisher.publish(row);
      return presentRating(row);
    });
  }
}
