import { CalendarSettingsRepository } from '@crewcall/bookings-domain';
import {
  type Calendar,
  type CalendarItem,
  calendarItemKinds,
  calendarLimits,
  calendarTexts,
  type CalendarSharing,
  dayAfter,
  daysBetween,
  isSpan,
  wallBounds,
  type WeeklyPattern,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { CalendarQueryDto, WeeklyPatternDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { CalendarListRepository } from './calendar-list.repository.js';
import { presentBlocks, presentElsewhere, presentJobTime } from './calendar.presenter.js';

const WEEK = 7;
const kindOrder = new Map(calendarItemKinds.map((kind, index) => [kind, index]));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Earliest first, and the same in every answer. */
const inOrder = (one: CalendarItem, other: CalendarItem): number =>
  compare(one.from, other.from) ||
  (kindOrder.get(one.kind) ?? 0) - (kindOrder.get(other.kind) ?? 0) ||
  compare(one.id, other.id);

/** A person's own calendar: what is booked, pencilled and asked, and what they said themselves. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly list: CalendarListRepository,
    private readonly settings: CalendarSettingsRepository,
    private readonly clock: Clock,
  ) {}

  async get(actor: Actor, { from, to }: CalendarQueryDto): Promise<Calendar> {
    const window = wallBounds({ starts_on: from, starts_at: null, ends_on: dayAfter(to), ends_at: null });
    if (!isSpan(window) || daysBetween(from, to) >= calendarLimits.days)
      throw new ValidationFailedError(calendarTexts.range);
    const since = dayAfter(wallTimeOf(this.clock.now()).day, -WEEK);
    const [jobTimes, blocks, rest] = await Promise.all([
      this.list.findJobTimes(actor.id, window),
      this.list.findBlocks(actor.id, window),
      this.list.findRest(actor.id, window, since),
    ]);
    return {
      items: [...jobTimes.map(presentJobTime), ...presentBlocks(blocks), ...rest.elsewhere.map(presentElsewhere)].sort(
        inOrder,
      ),
      sharing: rest.sharing,
      pattern: rest.pattern ?? { days: [] },
      checked_by: rest.checked_by,
    };
  }

  async share(actor: Actor, sharing: CalendarSharing): Promise<void> {
    await this.settings.saveSharing(actor.id, sharing);
  }

  async pattern(actor: Actor): Promise<WeeklyPattern> {
    return (await this.settings.findCalendarSettings(actor.id)).pattern ?? { days: [] };
  }

  async savePattern(actor: Actor, { days }: WeeklyPatternDto): Promise<WeeklyPattern> {
    const inWeek = [...days].sort((one, other) => one.weekday - other.weekday);
    const pattern = {
      days: inWeek.map(({ weekday, spans }) => ({ weekday, spans: spans.map(({ from, to }) => ({ from, to })) })),
    };
    await this.settings.savePattern(actor.id, pattern);
    return pattern;
  }
}
