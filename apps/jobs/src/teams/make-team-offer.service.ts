import {
  BookingRepository,
  EndLiveOfferService,
  RoleRepository,
  TeamNotFreeError,
  TeamOfferRepository,
  TeamSlotsError,
} from '@crewcall/bookings-domain';
import { missingWords, type TeamOffer, teamLimits } from '@crewcall/contracts-bookings';
import type { MakeOffersDto, MakeTeamOfferDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { plainJobId } from '@crewcall/contracts-jobs';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { MakeOffersService } from '../offers/make-offers.service.js';
import { PeopleService } from '../people/people.service.js';
import { TeamMissingError } from './team.errors.js';
import { TeamMemberRepository } from './team-member.repository.js';
import { hasJoined, isPublicTeam } from './team.presenter.js';
import { TeamOffersService } from './team-offers.service.js';
import { TeamRepository, type TeamRow } from './team.repository.js';

/** A company asks a team: an offer with own terms to each member, all of them or none. */
@Injectable()
export class MakeTeamOfferService {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly teamOffers: TeamOfferRepository,
    private readonly reading: TeamOffersService,
    private readonly making: MakeOffersService,
    private readonly ending: EndLiveOfferService,
    private readonly roles: RoleRepository,
    private readonly bookings: BookingRepository,
    private readonly jobs: JobForCallsService,
    private readonly people: PeopleService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws TeamNotFreeError naming who is booked then, before any of them is asked */
  makeTeamOffer(actor: Actor, teamId: string, input: MakeTeamOfferDto): Promise<TeamOffer> {
    return this.transactions.runRepeatable(async () => {
      const team = await this.teamAsked(teamId, input);
      const { job, roles } = await this.jobs.holdOwn(actor, input.job_id);
      if (!input.slots.every(({ role_id }) => roles.some(({ id }) => id === role_id))) throw new TeamSlotsError();
      await this.assertFree(input);
      const id = await this.teamOffers.addTeamOffer({
        team_id: team.id,
        team_name: team.name,
        lead_id: team.lead_id,
        job_id: plainJobId(job.id),
        recruiter_id: actor.id,
      });
      for (const { user_id, role_id, terms } of input.slots)
        await this.askMember(actor, id, { roleId: role_id, userId: user_id, input: { ...input, terms } });
      return this.reading.getTeamOffer(actor, id);
    });
  }

  /** The substitute is asked in the place of the member who is missing, on the same terms. */
  async askMember(
    actor: Actor,
    id: string,
    asked: { roleId: string; userId: string; input: Pick<MakeOffersDto, 'note' | 'answer_by' | 'terms'> },
  ): Promise<void> {
    const { roleId, userId, input } = asked;
    const [made] = await this.making.make(actor, roleId, {
      freelancer_ids: [userId],
      kind: 'booking',
      ...(input.note && { note: input.note }),
      ...(input.answer_by && { answer_by: input.answer_by }),
      ...(input.terms && { terms: input.terms }),
    });
    if (!made?.offer) throw new TeamSlotsError();
    await this.teamOffers.addSlot(id, userId, made.offer.id);
  }

  /** Who is missing is no longer asked. */
  async dropMember(id: string, userId: string, offerId: string): Promise<void> {
    await this.ending.end(offerId, { by: 'company' });
    await this.teamOffers.dropMember(id, userId);
  }

  private async teamAsked(teamId: string, { slots }: MakeTeamOfferDto): Promise<TeamRow> {
    const team = await this.teams.findTeam(teamId);
    const rows = team ? await this.members.ofTeam(teamId) : [];
    if (!team || !isPublicTeam(rows)) throw new TeamMissingError();
    const joined = new Set(rows.filter(hasJoined).map(({ freelancer_id }) => freelancer_id));
    const asked = new Set(slots.map(({ user_id }) => user_id));
    const isFine = asked.size === slots.length && asked.size >= teamLimits.least;
    if (!isFine || [...asked].some((id) => !joined.has(id))) throw new TeamSlotsError();
    return team;
  }

  private async assertFree({ slots }: MakeTeamOfferDto): Promise<void> {
    const callsOf = await this.roles.callIdsByRole(slots.map(({ role_id }) => role_id));
    const missing: string[] = [];
    for (const { user_id, role_id } of slots) {
      const clash = await this.bookings.clashOf(user_id, callsOf.get(role_id) ?? []);
      if (clash) missing.push(missingWords(await this.people.findFirstName(user_id), clash.overlap));
    }
    if (missing.length) throw new TeamNotFreeError(missing);
  }
}
