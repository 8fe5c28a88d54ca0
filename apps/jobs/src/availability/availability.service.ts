import {
  CalendarMissingError,
  RoleMissingError,
  type CallEntity,
  CallRepository,
  PersonTimeRepository,
  RoleRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import {
  askedDays,
  type Availability,
  availabilityLimits,
  availabilityTexts,
  busyOfDay,
  type BusyStretch,
  type CallAvailability,
  type CheckedAvailability,
  type CheckedPeople,
  chosenDays,
  type DayAvailability,
  dayAfter,
  isFreeWord,
  type LondonDay,
  londonDay,
  type Span,
  type Stretch,
  type TakenTime,
  takenTimeOf,
  wallTimeOf,
  wordOfCall,
  wordOfDay,
} from '@crewcall/contracts-bookings';
import type { AvailabilityQueryDto, CheckAvailabilityDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { CalendarPace } from '@crewcall/platform-limits';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { AvailabilityAccessRepository } from './availability-access.repository.js';

/** A look through the longest list leaves enough of the minute's allowance to see or ask those found. */
const MOST_FOR_ONE_LOOK = 4_000;

/** When people are free, in six words: what a company may know, and nothing of the reasons. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly access: AvailabilityAccessRepository,
    private readonly times: PersonTimeRepository,
    private readonly roles: RoleRepository,
    private readonly calls: CallRepository,
    private readonly jobs: JobForCallsService,
    private readonly pace: CalendarPace,
    private readonly clock: Clock,
  ) {}

  /** @throws CalendarMissingError for every user who does not share, alike */
  async read(actor: Actor, userId: string, { from, to }: AvailabilityQueryDto): Promise<Availability> {
    const days = askedDays(from, to, this.today());
    if (!days) throw new ValidationFailedError(availabilityTexts.range);
    await this.pace.assertCalm(actor.id, days.length);
    const ids = isRecordId(userId) ? [userId] : [];
    const [person] = (await this.look(actor, ids, days.map(londonDay), [])).people;
    if (!person?.is_shared) throw new CalendarMissingError();
    return { user_id: userId, as_of: this.clock.now().toISOString(), days: person.days };
  }

  async check(actor: Actor, { user_ids, days, role_id }: CheckAvailabilityDto): Promise<CheckedPeople> {
    if ((days === undefined) === (role_id === undefined)) throw new ValidationFailedError(availabilityTexts.one);
    const calls = role_id ? await this.callsOfOwn(actor, role_id) : [];
    const chosen = days ? chosenDays(days, this.today()) : this.daysOf(calls);
    if (!chosen) throw new ValidationFailedError(availabilityTexts.days);
    await this.pace.assertCalm(actor.id, user_ids.length * Math.max(1, chosen.length));
    return this.look(actor, user_ids, chosen.map(londonDay), calls);
  }

  /**
   * Of many that are about to be asked, by what a company may know: `said` and `unsaid` are free on all calls of its own
   * role, or on the named ones; null where the calendar is not shared.
   */
  async freeForRole(
    actor: Actor,
    userIds: string[],
    roleId: string,
    callIds?: readonly string[],
  ): Promise<Map<string, 'said' | 'unsaid' | 'not_free' | null>> {
    const calls = (await this.callsOfOwn(actor, roleId)).filter(({ id }) => callIds?.includes(id) ?? true);
    if (!userIds.length) return new Map();
    const days = this.daysOf(calls);
    await this.pace.assertCalm(actor.id, Math.min(userIds.length * Math.max(1, days.length), MOST_FOR_ONE_LOOK));
    const { people } = await this.look(actor, userIds, days.map(londonDay), calls);
    return new Map(people.map((person) => [person.user_id, freeWordOf(person)]));
  }

  /** Of people of one list, on how many of the days each is free; -1 where the calendar is not shared. */
  async freeDaysOf(actor: Actor, userIds: string[], on: readonly string[]): Promise<Map<string, number>> {
    const days = chosenDays(on, this.today());
    if (!days) throw new ValidationFailedError(availabilityTexts.days);
    await this.pace.assertCalm(actor.id, Math.min(userIds.length * days.length, MOST_FOR_ONE_LOOK));
    const { people } = await this.look(actor, userIds, days.map(londonDay), []);
    const count = ({ is_shared, days: known }: CheckedAvailability): number =>
      is_shared ? known.filter(({ word }) => isFreeWord(word)).length : -1;
    return new Map(people.map((person) => [person.user_id, count(person)]));
  }

  /** Of these people, those whose six words the company may read. */
  async readableBy(recruiterId: string, userIds: readonly string[]): Promise<Set<string>> {
    return new Set((await this.access.visibleOf(recruiterId, userIds)).keys());
  }

  /** Looks of a company that another service answered. */
  countLooks(recruiterId: string, userIds: readonly string[], day: string): Promise<void> {
    return this.access.noteLooks(recruiterId, userIds, day);
  }

  /** Of applicants of the company's own job, a word for each call; who does not share is not among them. Counts no look. */
  async wordsOnCalls(
    recruiterId: string,
    userIds: readonly string[],
    callIds: readonly string[],
  ): Promise<Map<string, CallAvailability[]>> {
    const visible = await this.access.visibleOf(recruiterId, userIds);
    const open = userIds.filter((id) => visible.get(id));
    const calls = open.length ? await this.calls.ofIds([...callIds]) : [];
    if (!calls.length) return new Map();
    const spans = calls.map((call) => ({ id: call.id, stretch: stretchOf(spanOfRange(call.during)) }));
    const people = await this.times.readTime(open, windowOf([], spans));
    return new Map(
      [...people].map(([id, person]) => {
        const time = takenTimeOf(person);
        return [id, spans.map((span) => presentCall(time, span.id, span.stretch))];
      }),
    );
  }

  /** Whose words a page showed. */
  noteLooksToday(recruiterId: string, userIds: readonly string[]): Promise<void> {
    return this.access.noteLooks(recruiterId, userIds, this.today());
  }

  private async look(actor: Actor, userIds: string[], days: LondonDay[], calls: CallEntity[]): Promise<CheckedPeople> {
    const visible = await this.access.visibleOf(actor.id, userIds);
    const ids = [...visible.keys()];
    const spans = calls.map((call) => ({ id: call.id, stretch: stretchOf(spanOfRange(call.during)) }));
    const [people] = await Promise.all([
      this.times.readTime(ids, windowOf(days, spans)),
      this.access.noteLooks(actor.id, ids, this.today()),
    ]);
    return {
      as_of: this.clock.now().toISOString(),
      people: userIds.map((user_id): CheckedAvailability => {
        const person = people.get(user_id);
        if (!person) return { user_id, is_shared: false, days: [], calls: [] };
        const time = takenTimeOf(person);
        const isOpen = visible.get(user_id) ?? false;
        return {
          user_id,
          is_shared: true,
          days: days.map((day) => presentDay(time, day, isOpen)),
          // To the minute only where the two have something open: else hours could be found by trying.
          calls: isOpen ? spans.map(({ id, stretch }) => presentCall(time, id, stretch)) : [],
        };
      }),
    };
  }

  private async callsOfOwn(actor: Actor, roleId: string): Promise<CallEntity[]> {
    const role = await this.roles.findRole(roleId);
    if (!role) throw new RoleMissingError();
    await this.jobs.assertOwn(actor, role.jobId);
    return this.calls.ofIds(await this.roles.callIdsOfRole(roleId));
  }

  /** The days on which calls ahead are; of long jobs the first fourteen, the others being compared by call. */
  private daysOf(calls: CallEntity[]): string[] {
    const today = this.today();
    const last = dayAfter(today, availabilityLimits.daysAhead);
    const days = calls.flatMap(({ during }) => {
      const { from, to } = spanOfRange(during);
      return [wallTimeOf(from).day, wallTimeOf(new Date(to.getTime() - 1)).day];
    });
    const ahead = [...new Set(days)].filter((day) => day >= today && day <= last).sort();
    return ahead.slice(0, availabilityLimits.daysOfMany);
  }

  private today(): string {
    return wallTimeOf(this.clock.now()).day;
  }
}

function freeWordOf({ is_shared, days, calls }: CheckedAvailability): 'said' | 'unsaid' | 'not_free' | null {
  if (!is_shared) return null;
  const words = (calls.length ? calls : days).map(({ word }) => word);
  if (!words.every(isFreeWord)) return 'not_free';
  return words.length > 0 && words.every((word) => word === 'free') ? 'said' : 'unsaid';
}

const stretchOf = ({ from, to }: Span): Stretch => [from.getTime(), to.getTime()];
const present = (busy: Stretch[]): BusyStretch[] =>
  busy.map(([from, to]) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));

function presentDay(time: TakenTime, day: LondonDay, isOpen: boolean): DayAvailability {
  const word = wordOfDay(time, day);
  return { day: day.day, word, ...(isOpen && word === 'partly' && { busy: present(busyOfDay(time, day)) }) };
}

function presentCall(time: TakenTime, call_id: string, stretch: Stretch) {
  const { word, busy } = wordOfCall(time, stretch);
  return { call_id, word, ...(word === 'partly' && { busy: present(busy) }) };
}

function windowOf(days: LondonDay[], spans: { stretch: Stretch }[]): Span {
  const all = [...days.map(({ whole }) => whole), ...spans.map(({ stretch }) => stretch)];
  const [from, to] = [Math.min(...all.map(([start]) => start)), Math.max(...all.map(([, end]) => end))];
  return { from: new Date(Number.isFinite(from) ? from : 0), to: new Date(Number.isFinite(to) ? to : 1) };
}
