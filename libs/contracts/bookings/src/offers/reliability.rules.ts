/** Figures are shown from so many on, over a year. */
export const LEAST_COUNTED = 5;
export const COUNTED_MONTHS = 12;

/** 'Confirms or releases on time: 92 %'; pencils that lapsed are those that were neither. Null while there are few. */
export const onTimeWords = (onTime: number, pencils: number): string | null =>
  pencils < LEAST_COUNTED ? null : `Confirms or releases on time: ${Math.round((onTime / pencils) * 100)} %`;

export interface CrewRecord {
  /** Of the bookings of the last twelve months; null while they are few. */
  completes_percent: number | null;
}

/** Null while there are few. `broken` is no-shows and bookings given up in the last day before their call. */
export const completesPercent = (completed: number, broken: number): number | null =>
  completed < LEAST_COUNTED ? null : Math.round((completed / (completed + broken)) * 100);

/** 'completes bookings: 97 %' */
export const completesWords = (percent: number | null | undefined): string | null =>
  percent === null || percent === undefined ? null : `completes bookings: ${percent} %`;

/** 'Usually answers within 2 h', by the median; null while there are few, and for who mostly does not answer. */
export function replyWords(medianSeconds: number | null, offers: number): string | null {
  if (offers < LEAST_COUNTED || medianSeconds === null || !Number.isFinite(medianSeconds)) return null;
  const hours = Math.max(1, Math.ceil(medianSeconds / 3600));
  return `Usually answers within ${hours <= 48 ? `${hours} h` : `${Math.ceil(hours / 24)} days`}`;
}

/** '{first name} shows as busy then and will be asked to say yes.' */
export const showsBusyWords = (firstName: string | null): string =>
  `${firstName ?? 'This person'} shows as busy then and will be asked to say yes.`;
