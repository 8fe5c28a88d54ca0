import {
  BookingRepository,
  InviteService,
  PersonLocks,
  MemberTurnedDownError,
  RoleRepository,
  TeamApplicationRepository,
  type TeamApplicationRow,
  TeamNotFreeError,
} from '@crewcall/bookings-domain';
import { missingWords } from '@crewcall/contracts-bookings';
import type { ApplicationEntity, JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { ApplicationRepository } from './application.repository.js';

interface MemberToHire {
  application: ApplicationEntity;
  roleId: string;
}

/** All members of a team that is accepted, held in the order in which everything is. */
@Injectable()
export class TeamToHireService {
  constructor(
    private readonly teams: TeamApplicationRepository,
    private readonly applications: ApplicationRepository,
    private readonly invites: InviteService,
    private readonly roles: RoleRepository,
    private readonly bookings: BookingRepository,
    private readonly personLocks: PersonLocks,
    private readonly people: PeopleService,
  ) {}

  /** Job and the lead's application are held. @throws TeamNotFreeError naming who is booked then or gone */
  async membersToHire(job: JobEntity, lead: ApplicationEntity, team: TeamApplicationRow): Promise<MemberToHire[]> {
    const rows = await this.teams.membersOf(team.id);
    const found: MemberToHire[] = [];
    for (const { freelancer_id: userId, role_id: roleId } of rows) {
      const application = userId === lead.freelancerId ? lead : await this.applicationOf(job, userId);
      found.push({ application, roleId });
    }
    await this.roles.lockOfJob(job.id);
    await this.personLocks.lockPeople(rows.map(({ freelancer_id }) => freelancer_id));
    await this.assertFree(found);
    return found;
  }

  /** Who has not applied alone stands among the applicants from now on, since each is booked, paid and rated alone. */
  private async applicationOf(job: JobEntity, userId: string): Promise<ApplicationEntity> {
    const made = await this.invites.applicationFor(job, userId);
    const application = made && (await this.applications.lockApplication(made.id));
    if (!application) throw new MemberTurnedDownError();
    return application;
  }

  private async assertFree(members: readonly MemberToHire[]): Promise<void> {
    const callsOf = await this.roles.callIdsByRole(members.map(({ roleId }) => roleId));
    const missing: string[] = [];
    for (const { application, roleId } of members) {
      const clash = await this.bookings.clashOf(application.freelancerId, callsOf.get(roleId) ?? []);
      if (!clash) continue;
      missing.push(missingWords(await this.people.findFirstName(application.freelancerId), clash.overlap));
    }
    if (missing.length) throw new TeamNotFreeError(missing);
  }
}
