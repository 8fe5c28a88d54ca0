import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { applicationSubmitted, type ApplicationSubmittedPayload } from '@crewcall/contracts-jobs/dto';
import { newApplicationNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';
import { PeopleService } from '../../people/people.service.js';

@Consumes(applicationSubmitted)
@Injectable()
export class TellCompaniesWhoApplied implements EventConsumer<typeof applicationSubmitted> {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  async handle(
    { job_title, recruiter_id, freelancer_id }: ApplicationSubmittedPayload,
    { id, subject_id }: EventEnvelope,
  ): Promise<void> {
    const names = await this.people.namesOf([freelancer_id]);
    const draft = newApplicationNotice({
      application_id: subject_id,
      job_title,
      freelancer_name: names.get(freelancer_id),
    });
    await this.notifier.tell({ recipientId: recruiter_id, eventId: id, draft });
  }
}
