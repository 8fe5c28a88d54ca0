import { teamApplicationChanged, type TeamApplicationChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import {
  confirmAskedNotice,
  confirmedNotice,
  type TeamApplicationFacts,
  teamDidNotApplyNotice,
  teamLateNotice,
  teamSentNotice,
  teamWithdrewNotice,
} from './team-application-notices.texts.js';

const drafts: Record<TeamApplicationChangedPayload['what'], (facts: TeamApplicationFacts) => NotificationDraft> = {
  asked: confirmAskedNotice,
  confirmed: confirmedNotice,
  sent: teamSentNotice,
  declined: teamDidNotApplyNotice,
  late: teamLateNotice,
  withdrawn: teamWithdrewNotice,
};

/** Those who apply together hear what became of it: never the user who did it. */
@Injectable()
export class TeamApplicationNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(teamApplicationChanged)
  async notifyThoseWhoApply(
    event: TeamApplicationChangedPayload,
    { id: eventId, subject_id: id }: EventEnvelope,
  ): Promise<void> {
    const { what, name: team, job_title: job, lead_id, member_ids, person_id, confirm_by: confirmBy } = event;
    const names = await this.people.namesOf([lead_id, ...(person_id ? [person_id] : [])]);
    const nameOf = (userId = ''): string => names.get(userId) ?? 'A crew member';
    const draft = drafts[what]({ id, team, job, lead: nameOf(lead_id), person: nameOf(person_id), confirmBy });
    const to = what === 'confirmed' ? [lead_id] : member_ids.filter((userId) => userId !== person_id);
    for (const recipientId of to) await this.notifier.notify({ recipientId, eventId, draft });
  }
}
