import {
  isSpan,
  type PayAround,
  paidMinutesOf,
  payOfWorked,
  type Span,
  type Terms,
  wallBounds,
  type Worked,
  type WorkedFigures,
  workedTimesOf,
} from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { rangeOf, spanOfRange } from '../time/range.js';
import { type StoredSpan, TimesheetEntity } from './timesheet.entity.js';
import type { TimesheetContext } from './timesheet.repository.js';

const spanOf = ({ from, to }: StoredSpan): Span => ({ from: new Date(from), to: new Date(to) });
const stored = ({ from, to }: Span): StoredSpan => ({ from: from.toISOString(), to: to.toISOString() });

/** The part of a sheet that says what was worked and what it comes to. */
export type StoredFigures = Pick<
  TimesheetEntity,
  'inAt' | 'outAt' | 'breaks' | 'travelDays' | 'nightsAway' | 'paidMinutes' | 'pay'
>;

export function figuresOf(worked: Worked, terms: Terms, around: PayAround): StoredFigures {
  return {
    inAt: worked.span.from,
    outAt: worked.span.to,
    breaks: worked.breaks.map(stored),
    travelDays: around.travel_days ?? 0,
    nightsAway: around.nights_away ?? 0,
    paidMinutes: paidMinutesOf(worked, terms.is_break_paid),
    pay: payOfWorked(worked, terms, around),
  };
}

/** What pay depends on besides the times, as it is when this is read. */
export const aroundOf = (
  { has_fee, fee_share, previous_out }: Pick<TimesheetContext, 'has_fee' | 'fee_share' | 'previous_out'>,
  { travelDays, nightsAway }: Pick<StoredFigures, 'travelDays' | 'nightsAway'>,
): PayAround => ({
  hasFee: has_fee,
  feeShare: fee_share,
  previousOut: previous_out,
  travel_days: travelDays,
  nights_away: nightsAway,
});

/** As the sheet has them, for another one or a version. */
export const figuresOfSheet = ({
  inAt,
  outAt,
  breaks,
  travelDays,
  nightsAway,
  paidMinutes,
  pay,
}: TimesheetEntity): StoredFigures => ({ inAt, outAt, breaks, travelDays, nightsAway, paidMinutes, pay });

export const workedOfEntity = ({ inAt, outAt, breaks }: StoredFigures): Worked => ({
  span: { from: inAt, to: outAt },
  breaks: breaks.map(spanOf),
});

/** As they are sent and as a version keeps them. */
export function presentFigures(figures: StoredFigures): WorkedFigures {
  const { inAt, outAt, travelDays: travel_days, nightsAway: nights_away, paidMinutes: paid_minutes, pay } = figures;
  const times = workedTimesOf(workedOfEntity(figures), { travel_days, nights_away });
  return { ...times, from: inAt.toISOString(), to: outAt.toISOString(), paid_minutes, pay };
}

/** Figures of a version, as a sheet has them. */
export function storedOf({
  from,
  to,
  breaks,
  travel_days,
  nights_away,
  paid_minutes,
  pay,
}: WorkedFigures): StoredFigures {
  return {
    inAt: new Date(from),
    outAt: new Date(to),
    breaks: breaks.map(wallBounds).filter(isSpan).map(stored),
    travelDays: travel_days,
    nightsAway: nights_away,
    paidMinutes: paid_minutes,
    pay,
  };
}

export interface NewTimesheet {
  bookingId: string;
  callId: string;
  freelancerId: string;
  recruiterId: string;
  correctsId?: string | null;
  cancellationId?: string | null;
  planned: Span;
  isTimeToFollow: boolean;
  figures: StoredFigures;
}

export function newTimesheet(
  { planned, figures, correctsId = null, cancellationId = null, ...of }: NewTimesheet,
  now: Date,
): TimesheetEntity {
  return Object.assign(new TimesheetEntity(), {
    ...of,
    ...figures,
    id: newId(),
    correctsId,
    cancellationId,
    planned: rangeOf(planned),
    state: 'due',
    round: 0,
    submittedAt: null,
    approvedAt: null,
    approvedBy: null,
    lockedAt: null,
    deadlineVersion: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<TimesheetEntity>);
}

export const plannedOf = ({ planned }: TimesheetEntity): Span => spanOfRange(planned);
