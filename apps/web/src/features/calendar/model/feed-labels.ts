const MINUTE_MS = 60_000;

/** '12 min ago' */
export function agoWords(moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(moment).getTime()) / MINUTE_MS));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1_440)];
  if (minutes < 1) return 'just now';
  if (hours < 1) return `${minutes} min ago`;
  return days < 1 ? `${hours} h ago` : `${days} d ago`;
}

/** 'Read 12 min ago by a calendar app' */
export const readWords = (readAt: string | null, now: number): string =>
  readAt ? `Read ${agoWords(readAt, now)} by a calendar app` : 'Not read by a calendar app yet';
