import {
  CallRepository,
  newCall,
  newRole,
  type RoleEntity,
  RoleRepository,
  setWall,
  spanOfRange,
  wallOf,
} from '@crewcall/bookings-domain';
import {
  callsOfDuration,
  daysBetween,
  isSpan,
  rateWords,
  shiftedBy,
  spanOf,
  termsFor,
  type Terms,
  wholeDay,
  type WallSpan,
} from '@crewcall/contracts-bookings';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

const whenFields = ['duration_type', 'start_time', 'end_time', 'end_day_offset', 'days', 'hours'] as const;
const roleFields = [...whenFields, 'event_date', 'positions'] as const;

export const touchesRoles = (changed: readonly string[]): boolean =>
  changed.some((field) => roleFields.some((known) => known === field));

/** What people on the job would have to agree to: their calls are edited one by one. */
export const touchesTimes = (changed: readonly string[]): boolean =>
  changed.some((field) => field === 'event_date' || whenFields.some((known) => known === field));

/** The form that knows no calls and the calls themselves: each is read from the other. */
@Injectable()
export class CallsOfJobService {
  constructor(
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly clock: Clock,
  ) {}

  /** One role, named as the job, on the calls that its duration means. Within the transaction of the posting. */
  async makeFor(job: JobEntity): Promise<void> {
    const role = newRole(
      {
        jobId: job.id,
        name: job.title.slice(0, 80),
        skill: job.skills[0] ?? null,
        positions: job.positions,
        terms: termsOfJob(job),
      },
      this.clock.now(),
    );
    const calls = wallsOfJob(job).map((wall) => newCall(job.id, wall, this.clock.now()));
    await this.calls.addCalls(calls);
    await this.roles.addRole(
      role,
      calls.map(({ id }) => id),
    );
  }

  /** What the form changed, on the job's only role. The job is held and no user is booked. */
  async followEdit(
    job: JobEntity,
    role: RoleEntity,
    changed: readonly string[],
    before: Partial<JobEntity>,
  ): Promise<void> {
    if (role.name === before.title?.slice(0, 80)) role.name = job.title.slice(0, 80);
    role.positions = job.positions;
    if (changed.includes('rate') || changed.includes('rate_pence')) role.terms = { ...role.terms, ...amountOf(job) };
    await this.roles.saveRole(role);
    if (changed.some((field) => whenFields.some((known) => known === field))) return this.replaceCalls(job, role);
    if (changed.includes('event_date') && before.eventDate && job.eventDate)
      await this.shiftCalls(job, daysBetween(before.eventDate, job.eventDate));
  }

  /** Writes what the old fields say of the first role and call. The caller saves the job. */
  async fillJob(job: JobEntity): Promise<void> {
    const [calls, roles] = [await this.calls.ofJob(job.id), await this.roles.ofJob(job.id)];
    job.positions = roles.reduce((sum, { positions }) => sum + positions, 0) || job.positions;
    job.needsTickets = roles.some(({ tickets }) => tickets.needs.some(({ is_must }) => is_must));
    const first = calls[0];
    if (first) Object.assign(job, durationOfCalls(wallOf(first), calls.length, job));
    const role = roles[0];
    const { amount_pence, basis } = role?.terms ?? termsFor('day');
    if (!role || basis === 'half_day') return;
    // What boards and old forms say by the week, month or year no role can say.
    if (amount_pence === null && isRoleUnit(job.rateUnit))
      Object.assign(job, { rate: rateWords(role.terms), ratePence: null, rateUnit: null });
    if (amount_pence === null) return;
    const isTyped = job.ratePence === amount_pence && job.rateUnit === basis;
    if (!isTyped) Object.assign(job, { rate: rateWords(role.terms), ratePence: amount_pence, rateUnit: basis });
  }

  private async replaceCalls(job: JobEntity, role: RoleEntity): Promise<void> {
    const old = await this.calls.ofJob(job.id);
    await this.calls.removeCalls(old.map(({ id }) => id));
    const calls = wallsOfJob(job).map((wall) => newCall(job.id, wall, this.clock.now()));
    await this.calls.addCalls(calls);
    await this.roles.setCalls(
      role.id,
      calls.map(({ id }) => id),
    );
  }

  /** Later ones first when they move on, so that none ever meets the next. */
  private async shiftCalls(job: JobEntity, days: number): Promise<void> {
    const calls = await this.calls.ofJob(job.id);
    const inOrder = calls.sort(
      (one, other) => (spanOfRange(one.during).from.getTime() - spanOfRange(other.during).from.getTime()) * -days,
    );
    for (const call of inOrder) {
      setWall(call, possible(shiftedBy(wallOf(call), days)));
      await this.calls.saveCall(call);
    }
  }
}

const possible = (wall: WallSpan): WallSpan => (isSpan(spanOf(wall)) ? wall : wholeDay(wall.starts_on));

const wallsOfJob = (job: JobEntity): WallSpan[] =>
  callsOfDuration({
    event_date: job.eventDate,
    duration_type: job.durationType,
    start_time: job.startTime,
    end_time: job.endTime,
    end_day_offset: job.endDayOffset,
    days: job.days,
  }).map(possible);

const isRoleUnit = (unit: string | null): boolean => unit !== null && ['day', 'hour', 'fixed'].includes(unit);

const baseOf = (unit: string | null): Terms['basis'] => (unit === 'hour' || unit === 'fixed' ? unit : 'day');

const amountOf = ({ ratePence, rateUnit }: JobEntity): Partial<Terms> =>
  ratePence && isRoleUnit(rateUnit) ? termsFor(baseOf(rateUnit), ratePence) : { mode: 'ask', amount_pence: null };

const termsOfJob = (job: JobEntity): Terms => ({ ...termsFor(baseOf(job.rateUnit)), ...amountOf(job) });

/** What the list and the old form show: the day of the first call, and how long. */
function durationOfCalls(first: WallSpan, count: number, job: JobEntity): Partial<JobEntity> {
  const none = { startTime: null, endTime: null, endDayOffset: 0, days: null, hours: null };
  const { starts_on: eventDate, starts_at: startTime, ends_at: endTime } = first;
  if (count > 1) return { ...none, eventDate, durationType: 'days', days: count };
  if (startTime && endTime) {
    const endDayOffset = daysBetween(eventDate, first.ends_on);
    return { ...none, eventDate, durationType: 'time', startTime, endTime, endDayOffset };
  }
  if (job.durationType === 'hours' && job.hours) return { ...none, eventDate, durationType: 'hours', hours: job.hours };
  return { ...none, eventDate, durationType: 'days', days: 1 };
}
