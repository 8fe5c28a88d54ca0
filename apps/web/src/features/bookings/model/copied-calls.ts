import {
  dayAfter,
  daysBetween,
  isSpan,
  shiftedBy,
  shiftOf,
  spanOf,
  wholeDay,
  type Call,
} from '@crewcall/contracts-bookings';

/** The same calls from another first day on, as the service would copy them: weekdays stay, times stay on the clock. */
export function copiedCalls(calls: readonly Call[], firstDay: string): Call[] {
  const days = shiftOf(calls[0]?.starts_on ?? firstDay, firstDay);
  return calls.map((call) => {
    const wall = call.is_time_to_follow ? wholeDay(dayAfter(call.starts_on, days)) : shiftedBy(call, days);
    return { ...call, ...(isSpan(spanOf(wall)) ? wall : wholeDay(wall.starts_on)) };
  });
}

/** The same weekday in a week that is ahead, at least one week later. */
export function nextFirstDay(calls: readonly Call[], today: string): string {
  const first = calls[0]?.starts_on;
  if (!first) return '';
  const weeks = Math.max(1, Math.ceil((daysBetween(first, today) + 1) / 7));
  return dayAfter(first, weeks * 7);
}
