import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsUUID } from 'class-validator';

export class ApplicantBoardChangedPayload {
  @IsUUID()
  job_id!: string;

  @IsUUID()
  recruiter_id!: string;
}

/** A card moved of which its person is told later or never: only the company's own windows show it. The subject is the application. */
export const applicantBoardChanged = defineEvent({
  name: 'jobs.applicant-board-changed.v1',
  payload: ApplicantBoardChangedPayload,
  heardBy: ['notifications'],
});
