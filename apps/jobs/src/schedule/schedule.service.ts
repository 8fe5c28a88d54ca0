import { dayAfter, SCHEDULE_DAYS, type ScheduleRow, wallTimeOf, weekdayOf } from '@crewcall/contracts-bookings';
import type { ScheduleQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { presentCall } from '../calls/call.presenter.js';
import { ScheduleRepository } from './schedule.repository.js';
import { scheduleCsvOf } from './schedule-csv.js';

const SUNDAY = 7;

/** A company's own calls of the next sixty days. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  /** By day; within a day what is not filled comes first. */
  async list(actor: Actor, { unfilled, this_week }: ScheduleQueryDto): Promise<ScheduleRow[]> {
    const today = wallTimeOf(this.clock.now()).day;
    const last = this_week ? dayAfter(today, SUNDAY - weekdayOf(today)) : dayAfter(today, SCHEDULE_DAYS - 1);
    const roles = await this.schedule.findRoles(actor.id, today, last);
    const calls = await this.schedule.callsOf([...new Set(roles.map(({ call_id }) => call_id))]);
    const rows = calls.map((call): ScheduleRow => {
      const own = roles.filter(({ call_id }) => call_id === call.id);
      const sum = (of: 'positions' | 'filled'): number => own.reduce((total, role) => total + role[of], 0);
      return {
        call: presentCall(call),
        job_id: call.jobId,
        job_title: own[0]?.job_title ?? '',
        roles: own.map(({ role_id, name, positions, filled }) => ({ role_id, name, positions, filled })),
        positions: sum('positions'),
        filled: sum('filled'),
      };
    });
    return rows.filter(({ filled, positions }) => !unfilled || filled < positions).sort(inOrder);
  }

  async csv(actor: Actor, query: ScheduleQueryDto): Promise<string> {
    return scheduleCsvOf(await this.list(actor, query));
  }
}

const isFilled = ({ filled, positions }: ScheduleRow): number => (filled >= positions ? 1 : 0);

const inOrder = (one: ScheduleRow, other: ScheduleRow): number =>
  one.call.starts_on.localeCompare(other.call.starts_on) ||
  isFilled(one) - isFilled(other) ||
  one.call.from.localeCompare(other.call.from);
