import { drafts } from '@crewcall/web-data-access';

const longest = 10_000;
const placeOf = (key: string): string => `message:${key}`;

/** What was typed and not sent, per person and conversation. */
export function readDraft(userId: string, key: string): string {
  const kept = drafts.read(userId, placeOf(key));
  return typeof kept === 'string' ? kept : '';
}

/** Below what is kept there already. */
export function moveDraft(userId: string, from: string, to: string): void {
  const text = readDraft(userId, from);
  if (!text) return;
  keepDraft(userId, to, [readDraft(userId, to), text].filter(Boolean).join('\n'));
  keepDraft(userId, from, '');
}

export function keepDraft(userId: string, key: string, text: string): void {
  if (text.trim()) drafts.keep(userId, placeOf(key), text.slice(0, longest));
  else drafts.drop(userId, placeOf(key));
}
