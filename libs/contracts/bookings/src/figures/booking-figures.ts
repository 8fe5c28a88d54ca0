/** How bookings stand by the clock: `confirmed` is still to come. */
export const figureStates = ['confirmed', 'on', 'over', 'cancelled', 'no_show', 'disputed'] as const;
export type FigureState = (typeof figureStates)[number];

export const figureStateWords: Readonly<Record<FigureState, string>> = {
  confirmed: 'Booked, still to come',
  on: 'Under way',
  over: 'Over',
  cancelled: 'Cancelled',
  no_show: 'Not attended',
  disputed: 'Disputed',
};

/** A calendar month in Europe/London, `YYYY-MM`. */
export interface BookingMonth {
  month: string;
  /** Of roles whose first call is in the month. */
  positions: number;
  filled: number;
  /** The median from adding a role to a confirm, of confirms in the month; null where there was none. */
  hours_to_fill: number | null;
  /** Covers that began in the month, and those of them that found someone. */
  rescues: number;
  rescues_filled: number;
}

/** Numbers alone: of no one, and for administrators. */
export interface BookingFigures {
  states: { state: FigureState; count: number }[];
  /** Oldest first; months without any stand with zeros. */
  months: BookingMonth[];
  /** Confirms that were refused because the person is booked then, by day in Europe/London, `YYYY-MM-DD`; oldest first. */
  days: { day: string; refused: number }[];
}

export const bookingFiguresShown = { months: 12, days: 30 } as const;
