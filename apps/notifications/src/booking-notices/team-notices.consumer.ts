import { teamChanged, type TeamChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import {
  teamDeclinedNotice,
  teamDissolvedNotice,
  teamInvitedNotice,
  teamJoinedNotice,
  teamLedNotice,
  teamLeftNotice,
  type TeamNoticeFacts,
  teamRemovedNotice,
  teamYoursNotice,
} from './team-notices.texts.js';

/** Members hear of what became of their team: never the user who did it. */
@Injectable()
export class TeamNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(teamChanged)
  async notifyMembersOfTeam(event: TeamChangedPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const facts = await this.factsOf(event, subject_id);
    for (const [recipientId, draft] of noticesOf(event, facts))
      await this.notifier.notify({ recipientId, eventId, draft });
  }

  private async factsOf(event: TeamChangedPayload, teamId: string): Promise<TeamNoticeFacts> {
    const { name: team, lead_id, person_id, member_ids } = event;
    const names = await this.people.namesOf([lead_id, ...(person_id ? [person_id] : [])]);
    const nameOf = (id: string | undefined): string => (id && names.get(id)) ?? 'A crew member';
    return { teamId, team, person: nameOf(person_id), lead: nameOf(lead_id), people: member_ids.length };
  }
}

function noticesOf(
  { what, person_id: personId, lead_id: leadId, member_ids: memberIds }: TeamChangedPayload,
  facts: TeamNoticeFacts,
): [string, NotificationDraft][] {
  const to = (ids: readonly string[], draft: NotificationDraft): [string, NotificationDraft][] =>
    ids.map((id) => [id, draft]);
  const others = memberIds.filter((id) => id !== personId);
  if (what === 'invited' && personId) return to([personId], teamInvitedNotice(facts));
  if (what === 'joined') return to([leadId], teamJoinedNotice(facts));
  if (what === 'declined') return to([leadId], teamDeclinedNotice(facts));
  if (what === 'left') return to(others, teamLeftNotice(facts));
  if (what === 'removed' && personId) return to([personId], teamRemovedNotice(facts));
  if (what === 'dissolved')
    return to(
      memberIds.filter((id) => id !== leadId),
      teamDissolvedNotice(facts),
    );
  if (what === 'led' && personId) return [...to(others, teamLedNotice(facts)), [personId, teamYoursNotice(facts)]];
  return [];
}
