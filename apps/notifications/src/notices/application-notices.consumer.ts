import { applicantBoardChanged, type ApplicantBoardChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import {
  applicationStatusChanged,
  type ApplicationStatusChangedPayload,
  applicationSubmitted,
  type ApplicationSubmittedPayload,
} from '@crewcall/contracts-jobs/dto';
import { Live } from '@crewcall/platform-live';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { BookedTimes } from '../notifications/booked-times.js';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { applicationStatusNotice, newApplicationNotice } from './notice.texts.js';

@Injectable()
export class ApplicationNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
    private readonly live: Live,
  ) {}

  @OnEvent(applicationSubmitted)
  async notifyCompanyOfApplication(
    { job_title, recruiter_id, freelancer_id, invited }: ApplicationSubmittedPayload,
    { id, subject_id }: EventEnvelope,
  ): Promise<void> {
    // A user who was asked by the company hears nothing new in it.
    if (invited) return;
    const names = await this.people.namesOf([freelancer_id]);
    const draft = newApplicationNotice({
      application_id: subject_id,
      job_title,
      freelancer_name: names.get(freelancer_id),
    });
    await this.notifier.notify({ recipientId: recruiter_id, eventId: id, draft });
  }

  /** A user who decided knows already: a withdrawal is told to the company, everything else to the crew member. */
  @OnEvent(applicationStatusChanged)
  async notifyOtherSideOfApplication(
    changed: ApplicationStatusChangedPayload,
    { id, subject_id, occurred_at: told_at }: EventEnvelope,
  ): Promise<void> {
    const { from, to, job_id, job_title, freelancer_id, recruiter_id, has_message, by_offer } = changed;
    await this.live.to(recruiter_id).emit('applicant_board_update', { job_id });
    // Back at the beginning is nothing to tell.
    if (to === 'applied' || by_offer) return;
    const names = await this.people.namesOf([freelancer_id, recruiter_id]);
    const draft = applicationStatusNotice({
      application_id: subject_id,
      job_title,
      to,
      has_message,
      was_booked: from === 'hired',
      freelancer_name: names.get(freelancer_id),
      company_name: names.get(recruiter_id),
    });
    await this.notifier.notify({
      recipientId: to === 'withdrawn' ? recruiter_id : freelancer_id,
      eventId: id,
      draft,
      booked: to === 'withdrawn' ? null : await this.bookedTimes(changed, told_at),
      live: {
        event: 'application_update',
        payload: { application: { id: subject_id, job_id, job_title }, status: to },
      },
    });
  }

  /** Of a move that its person is told of later or never: the company's other windows show it. */
  @OnEvent(applicantBoardChanged)
  async updateBoardOfApplicants({ job_id, recruiter_id }: ApplicantBoardChangedPayload): Promise<void> {
    await this.live.to(recruiter_id).emit('applicant_board_update', { job_id });
  }

  /** For the calendar of who was hired, or whose booking is no more. */
  private async bookedTimes(
    { booked, to, recruiter_id }: ApplicationStatusChangedPayload,
    told_at: string,
  ): Promise<BookedTimes | null> {
    if (!booked) return null;
    const { version: sequence, ...times } = booked;
    const company = await this.people.companyName(recruiter_id, times.company);
    return { ...times, company, sequence, is_cancelled: to !== 'hired', told_at };
  }
}
