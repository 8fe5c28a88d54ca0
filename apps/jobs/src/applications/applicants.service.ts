import type { Actor } from '@crewcall/contracts-core';
import type { Application } from '@crewcall/contracts-jobs';
import type { ApplicationEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { ApplicationMissingError } from './application.errors.js';
import { canDecide } from './application.policy.js';
import { ApplicationRepository } from './application.repository.js';
import { ReviewApplicantService } from './review-applicant.service.js';

/** What the board of a company does with an application: the one way there. */
@Injectable()
export class ApplicantsService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly reviewing: ReviewApplicantService,
  ) {}

  /** Until the transaction ends. @throws ApplicationMissingError to every other company */
  async lockOwn(actor: Actor, id: string): Promise<ApplicationEntity> {
    const application = await this.applications.lockApplication(id);
    if (!application || !canDecide(actor, application)) throw new ApplicationMissingError();
    return application;
  }

  /** Without holding it. */
  async findOwn(actor: Actor, id: string): Promise<ApplicationEntity> {
    const application = await this.applications.findApplication(id);
    if (!application || !canDecide(actor, application)) throw new ApplicationMissingError();
    return application;
  }

  advanceApplicant(actor: Actor, id: string, move: 'review' | 'shortlist'): Promise<Application> {
    return this.reviewing.advanceApplicant(actor, id, move);
  }

  missing(): Error {
    return new ApplicationMissingError();
  }
}
