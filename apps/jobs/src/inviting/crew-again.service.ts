import { CallRepository, RoleRepository, wallOf } from '@crewcall/bookings-domain';
import {
  availabilityLimits,
  chosenDays,
  type CrewAgainPerson,
  type CrewAgainResult,
  shiftedBy,
  shiftOf,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { CrewAgainDto, CrewAgainQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { DuplicateJobService } from '../calls/duplicate-job.service.js';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { JobMissingError } from '../jobs/job.errors.js';
import { PeopleService } from '../people/people.service.js';
import { AskManyService } from './ask-many.service.js';
import { type BookedPerson, CrewAgainRepository } from './crew-again.repository.js';

const inRole = ({ user_id, role_id }: { user_id: string; role_id: string }): string => `${user_id} ${role_id}`;

/** The crew of a past job, asked again for the same job on other days. */
@Injectable()
export class CrewAgainService {
  constructor(
    private readonly crew: CrewAgainRepository,
    private readonly jobs: JobForCallsService,
    private readonly duplicating: DuplicateJobService,
    private readonly availability: AvailabilityService,
    private readonly people: PeopleService,
    private readonly asking: AskManyService,
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly clock: Clock,
  ) {}

  /** With what may be known of their time on the new days; who is no longer here is among them. */
  async listCrew(actor: Actor, jobId: string, { first_day }: CrewAgainQueryDto): Promise<CrewAgainPerson[]> {
    const booked = await this.bookedOn(actor, jobId);
    const ids = [...new Set(booked.map(({ user_id }) => user_id))];
    const [here, daysOf] = await Promise.all([
      this.people.askableAmong(ids, actor.id),
      this.newDaysOf(jobId, first_day),
    ]);
    const days = chosenDays(
      [...new Set([...daysOf.values()].flat())].sort().slice(0, availabilityLimits.daysOfMany),
      this.today(),
    );
    const asked = ids.filter((id) => here.has(id));
    const { people } =
      days && asked.length ? await this.availability.check(actor, { user_ids: asked, days }) : { people: [] };
    return booked.map((person) => {
      const known = people.find(({ user_id }) => user_id === person.user_id);
      const own = daysOf.get(person.role_id) ?? [];
      return {
        ...person,
        is_here: here.has(person.user_id),
        is_shared: known?.is_shared ?? false,
        days: known?.days.filter(({ day }) => own.includes(day)) ?? [],
      };
    });
  }

  /** Posts the job on its new days, then asks each person alone: who cannot be asked is named with the reason. */
  async askCrew(actor: Actor, jobId: string, input: CrewAgainDto, key: string | undefined): Promise<CrewAgainResult> {
    const booked = new Set((await this.bookedOn(actor, jobId)).map(inRole));
    const { first_day, people, ...offer } = input;
    const request = { route: `crew-again ${jobId}`, key };
    const { job, roles } = await this.asking.begin(actor, input, request, () =>
      this.duplicating.copy(actor, jobId, { first_day }),
    );
    const asked = people.map((person) => ({
      userId: person.user_id,
      roleId: roles[person.role_id] ?? person.role_id,
      offer,
      reason: booked.has(inRole(person)) && roles[person.role_id] ? null : 'was not booked on this job',
    }));
    return { job_id: job.id, ...(await this.asking.askPeople(actor, asked, request)) };
  }

  /** @throws JobMissingError for another company: who works for whom is no other's to know */
  private async bookedOn(actor: Actor, jobId: string): Promise<BookedPerson[]> {
    if (!(await this.jobs.isOwn(actor, jobId))) throw new JobMissingError();
    return this.crew.bookedOn(jobId);
  }

  /** By role, the days of its calls in the copy. */
  private async newDaysOf(jobId: string, firstDay: string): Promise<Map<string, string[]>> {
    const calls = await this.calls.ofJob(jobId);
    const shift = shiftOf(calls[0]?.startsOn ?? firstDay, firstDay);
    const days = new Map(
      calls.map((call) => {
        const { starts_on, ends_on, ends_at } = shiftedBy(wallOf(call), shift);
        return [call.id, ends_at === '00:00' || ends_at === null ? [starts_on] : [starts_on, ends_on]];
      }),
    );
    const roles = await this.roles.ofJob(jobId);
    const callsOf = await this.roles.callIdsByRole(roles.map(({ id }) => id));
    return new Map([...callsOf].map(([roleId, ids]) => [roleId, ids.flatMap((id) => days.get(id) ?? [])]));
  }

  private today(): string {
    return wallTimeOf(this.clock.now()).day;
  }
}
