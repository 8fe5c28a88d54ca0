import { tidyTags } from '@crewcall/contracts-bookings';
import { applicantBoardChanged, type SaveApplicationMarksDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import type { ApplicationMarks } from '@crewcall/contracts-jobs';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ApplicantsService } from '../applications/applicants.service.js';
import { ApplicationMarkRepository } from './application-mark.repository.js';

/** A note and tags on one application, which its company alone reads: the applicant is never told. */
@Injectable()
export class ApplicationMarksService {
  constructor(
    private readonly applicants: ApplicantsService,
    private readonly marks: ApplicationMarkRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ApplicationMissingError to every other company, and to the applicant */
  save(actor: Actor, id: string, { note = null, tags }: SaveApplicationMarksDto): Promise<ApplicationMarks> {
    return this.transactions.run(async () => {
      const { version, jobId: job_id, recruiterId: recruiter_id } = await this.applicants.lockOwn(actor, id);
      const marks = { note, tags: tidyTags(tags) };
      await this.marks.saveMark(actor.id, id, marks);
      await this.events.publish(applicantBoardChanged, { subjectId: id, version, payload: { job_id, recruiter_id } });
      return marks;
    });
  }
}
