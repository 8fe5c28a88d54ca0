import type { Actor } from '@crewcall/contracts-core';
import { ratingLimits, type RatingRequest } from '@crewcall/contracts-jobs';
import { ratingRequested, type RatingRequestInputDto } from '@crewcall/contracts-jobs/dto';
import { Clock, RatingRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError, assertSubject } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ApplicationMissingError } from '../applications/application.errors.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { PeopleService } from '../people/people.service.js';
import {
  AlreadyRatedError,
  NotHiredError,
  RatingAlreadyRequestedError,
  RecruiterMissingError,
} from './rating.errors.js';
import { canAskForRating } from './rating.policy.js';

@Injectable()
export class AskForRatingService {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly applications: ApplicationsService,
    private readonly people: PeopleService,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Whom to ask is read from the booking. @throws RatingAlreadyRequestedError when they were asked this week */
  async askForRating(actor: Actor, input: RatingRequestInputDto): Promise<RatingRequest> {
    assertSubject(actor, input.freelancer_id);
    return this.transactions.run(async () => {
      const booking = await this.applications.getApplication(actor, input.job_application_id);
      const { id, freelancer_id, recruiter_id, job_title, status } = booking;
      if (!canAskForRating(actor, { freelancerId: freelancer_id, recruiterId: recruiter_id }))
        throw new ApplicationMissingError();
      if (input.recruiter_id && input.recruiter_id !== recruiter_id) throw new AccessDeniedError();
      // First: a company that goes ends its bookings.
      if (await this.people.isGone(recruiter_id)) throw new RecruiterMissingError();
      if (status !== 'hired') throw new NotHiredError();
      if (await this.ratings.isRated(id)) throw new AlreadyRatedError();
      const requestedAt = await this.ratings.noteRequest(id, this.clock.now());
      if (!requestedAt) throw new RatingAlreadyRequestedError(ratingLimits.requestEveryDays * 86_400);
      await this.events.publish(ratingRequested, {
        subjectId: id,
        payload: { application_id: id, job_title, freelancer_id, recruiter_id },
      });
      return { job_application_id: id, freelancer_id, recruiter_id, requested_at: requestedAt.toISOString() };
    });
  }
}
