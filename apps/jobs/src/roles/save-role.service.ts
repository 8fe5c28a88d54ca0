import {
  LastRoleError,
  ReleasesPencilsError,
  RoleMissingError,
  TooManyRolesError,
  CallRepository,
  EndOfferService,
  ladderOf,
  newRole,
  type OfferEntity,
  OfferRepository,
  PlacesRepository,
  placesOn,
  type RoleEntity,
  RoleRepository,
  SlotsTakenError,
  withOneOn,
} from '@crewcall/bookings-domain';
import { type Role, roleLimits, roleTexts, termsFrom } from '@crewcall/contracts-bookings';
import type { SaveRoleDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, JobClosingService, type JobEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { CallsOfJobService } from '../calls/calls-of-job.service.js';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { TakeOutCallsService } from '../calls/take-out-calls.service.js';
import { ReviseJobService } from '../revisions/revise-job.service.js';
import { assertCallsApart } from '../calls/save-call.service.js';
import { presentRole } from './role.presenter.js';
import { ticketsIn } from './tickets-in.js';

@Injectable()
export class SaveRoleService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly calls: CallRepository,
    private readonly offers: OfferRepository,
    private readonly ending: EndOfferService,
    private readonly revising: ReviseJobService,
    private readonly takingOut: TakeOutCallsService,
    private readonly jobs: JobForCallsService,
    private readonly closing: JobClosingService,
    private readonly ofJob: CallsOfJobService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async add(actor: Actor, jobId: string, input: SaveRoleDto): Promise<Role> {
    return this.transactions.runRepeatable(async () => {
      const { job, roles } = await this.jobs.holdOwn(actor, jobId);
      if (roles.length >= roleLimits.roles) throw new TooManyRolesError();
      const callIds = await this.chosenCalls(job, input.call_ids);
      const role = newRole(
        {
          jobId: job.id,
          name: input.name,
          skill: input.skill ?? null,
          positions: input.positions,
          terms: termsFrom(input.terms),
          needs: input.needs,
          kit: input.kit,
          ...ticketsIn(input),
          confirmsNext: input.confirms_next,
        },
        this.clock.now(),
      );
      await this.roles.addRole(role, callIds);
      await this.fill(job);
      return presentRole(role, await this.calls.ofIds(callIds));
    });
  }

  /**
   * Terms of offers that were sent stay as they were sent; who is pencilled or booked is asked for the new ones. A call
   * that it works no more goes as one that is removed; one that it works now is for those who are asked from now on.
   * @throws ReasonNeededError while people are booked on a call that goes and no reason is given
   */
  async change(actor: Actor, id: string, input: SaveRoleDto): Promise<Role> {
    return this.transactions.runRepeatable(async () => {
      const { job } = await this.holdRole(actor, id);
      const chosen = input.call_ids && (await this.chosenCalls(job, input.call_ids));
      if (chosen) await this.takeOut(actor, job, id, { chosen, reason: input.reason ?? null });
      // Read after that: a booking that lost its only call has left its position open.
      const role = await this.roles.lockRole(id);
      if (!role) throw new RoleMissingError();
      if (input.positions < role.filled) throw new SlotsTakenError(role.filled, role.name);
      await this.endOver(role, input);
      const before = role.terms;
      Object.assign(role, {
        name: input.name,
        skill: input.skill === undefined ? role.skill : input.skill,
        positions: input.positions,
        terms: termsFrom(input.terms),
        needs: input.needs ?? role.needs,
        kit: input.kit ?? role.kit,
        ...ticketsIn(input),
        confirmsNext: input.confirms_next ?? role.confirmsNext,
      });
      await this.roles.saveRole(role);
      await this.revising.termsChanged(actor.id, id, before, role.terms);
      if (chosen) await this.roles.setCalls(id, chosen);
      await this.fill(job);
      const callIds = await this.roles.callIdsOfRole(id);
      return presentRole(role, await this.calls.ofIds(callIds));
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const { job, role, roles } = await this.holdRole(actor, id);
      if (roles.length === 1) throw new LastRoleError();
      if (role.filled > 0) throw new SlotsTakenError(role.filled, role.name);
      const live = await this.offers.lockAround(id, null);
      for (const offer of live) {
        const isHeld = offer.state === 'held';
        const state = isHeld ? 'released' : 'withdrawn';
        await this.ending.end(offer, { state, by: 'company', byId: actor.id, outcome: state });
      }
      role.removedAt = this.clock.now();
      await this.roles.saveRole(role);
      await this.roles.setCalls(id, []);
      await this.fill(job);
    });
  }

  private async takeOut(
    actor: Actor,
    job: JobEntity,
    roleId: string,
    { chosen, reason }: { chosen: readonly string[]; reason: string | null },
  ): Promise<void> {
    const worked = await this.roles.callIdsOfRole(roleId);
    const calls = await this.calls.ofIds(worked.filter((id) => !chosen.includes(id)));
    if (calls.length) await this.takingOut.takeOut(actor, { job, calls, reason, roleId });
  }

  private async holdRole(actor: Actor, id: string) {
    const found = await this.roles.findRole(id);
    if (!found) throw new RoleMissingError();
    const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
    const role = roles.find((held) => held.id === id);
    if (!role) throw new RoleMissingError();
    return { job, role, roles };
  }

  /**
   * Fewer positions than pencils: the lowest ranks go, once the company has been asked. With the last place on its calls a
   * question ends, as when that is booked.
   */
  private async endOver(role: RoleEntity, { positions, releases_pencils }: SaveRoleDto): Promise<void> {
    if (positions >= role.positions) return;
    const live = await this.offers.lockAround(role.id, null);
    const taken = await this.places.takenPlacesOf(role.id);
    let taking = taken;
    const over: OfferEntity[] = [];
    for (const pencil of ladderOf(role.id, live)) {
      if (placesOn({ positions }, taking, pencil.callIds) < 1) over.push(pencil);
      else taking = withOneOn(taking, pencil.callIds);
    }
    if (over.length && !releases_pencils) throw new ReleasesPencilsError();
    for (const pencil of over) await this.ending.end(pencil, { state: 'released', by: 'company', outcome: 'released' });
    const open = live.filter(({ state, callIds }) => state === 'open' && placesOn({ positions }, taken, callIds) < 1);
    await this.ending.endAll(open, { state: 'withdrawn', by: 'system', outcome: 'filled' });
  }

  private async chosenCalls(job: JobEntity, wanted: string[] | undefined): Promise<string[]> {
    const calls = await this.calls.ofJob(job.id);
    const chosen = wanted ? calls.filter(({ id }) => wanted.includes(id)) : calls;
    if (wanted && chosen.length !== new Set(wanted).size) throw new ValidationFailedError(roleTexts.calls);
    assertCallsApart(chosen);
    return chosen.map(({ id }) => id);
  }

  /** Wanting no more people than are booked already ends the search. */
  private async fill(job: JobEntity): Promise<void> {
    // One that was filled already and is open is posted for a day of it that fell free.
    const wasFilled = job.positionsLeft === 0;
    await this.ofJob.fillJob(job);
    const isFilled = !wasFilled && job.hiredCount > 0 && job.positionsLeft === 0;
    if (isFilled && job.status !== 'closed') return this.closing.close(job, 'filled');
    await this.jobs.save(job);
  }
}
