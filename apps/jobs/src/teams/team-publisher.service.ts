import { teamChanged, type TeamChange } from '@crewcall/contracts-bookings/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { TeamMemberRow } from './team-member.repository.js';
import { hasJoined, isPublicTeam } from './team.presenter.js';
import type { TeamRow } from './team.repository.js';

/** Publishes what became of a team, inside the transaction of the change. */
@Injectable()
export class TeamPublisher {
  constructor(private readonly events: Events) {}

  async publish(
    { id, name, lead_id, version }: TeamRow,
    members: readonly TeamMemberRow[],
    what: TeamChange,
    personId?: string,
  ): Promise<void> {
    const member_ids = members.filter(hasJoined).map(({ freelancer_id }) => freelancer_id);
    const about = personId ? { person_id: personId } : {};
    const payload = { what, name, lead_id, member_ids, public: isPublicTeam(members), ...about };
    await this.events.publish(teamChanged, { subjectId: id, version, payload });
  }
}
