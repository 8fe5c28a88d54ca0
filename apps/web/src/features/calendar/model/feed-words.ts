const MINUTE_MS = 60_000;

/** 'Read 12 min ago by a calendar app' */
export function readWords(readAt: string | null, now: number): string {
  if (!readAt) return 'Not read by a calendar app yet';
  const minutes = Math.max(0, Math.floor((now - new Date(readAt).getTime()) / MINUTE_MS));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1_440)];
  const ago =
    minutes < 1 ? 'just now' : hours < 1 ? `${minutes} min ago` : days < 1 ? `${hours} h ago` : `${days} d ago`;
  return `Read ${ago} by a calendar app`;
}
