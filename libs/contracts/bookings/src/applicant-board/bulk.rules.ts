import { figureOf, isLongerThan, isPlainText, withFirstName } from '@crewcall/contracts-core';

export const boardLimits = {
  /** Cards of a column in one answer. */
  page: 30,
  /** Applicants of one job that the board shows. */
  applicants: 5_000,
  bulk: 100,
  message: 2_000,
  texts: 3,
} as const;

/** A rejection is sent after it, and can be taken back until then. */
export const REJECT_GRACE_MS = 5 * 60_000;
/** Undo is offered for eight seconds; two more are for the way. */
export const SHORTLIST_GRACE_MS = 10_000;
export const UNDO_MS = 8_000;

export const boardTexts = {
  bulk: `Please choose 1 to ${boardLimits.bulk} applicants.`,
  message: `The message must be plain text of at most ${figureOf(boardLimits.message)} characters.`,
  texts: `Please keep at most ${boardLimits.texts} texts of at most ${figureOf(boardLimits.message)} characters.`,
} as const;

const isMessage = (value: unknown): boolean =>
  typeof value === 'string' && isPlainText(value) && !isLongerThan(value, boardLimits.message);

export const rejectTextsProblem = (value: unknown): string | null =>
  Array.isArray(value) && value.length <= boardLimits.texts && value.every(isMessage) ? null : boardTexts.texts;

/** `{first name}` and `{job}`, in whatever case and spacing they were typed. */
export const filledText = (text: string, names: { firstName: string | null; job: string }): string =>
  withFirstName(text, names.firstName).replace(/\{\s*job\s*\}/gi, () => names.job);

/** '12 done, 2 skipped: already decided' */
export const bulkWords = ({
  done,
  skipped,
}: {
  done: readonly string[];
  skipped: readonly { reason: string }[];
}): string => skippedWords(`${done.length} done`, skipped);

/** What was done, and how many were left out for which reason. */
export const skippedWords = (done: string, skipped: readonly { reason: string }[]): string =>
  skipped.length ? `${done}, ${skipped.length} skipped: ${reasonsOf(skipped, isOneReason(skipped))}` : done;

const isOneReason = (skipped: readonly { reason: string }[]): boolean =>
  skipped.every(({ reason }) => reason === skipped[0]?.reason);

/** '5 not free, 3 already asked'; without the number where it was just said. */
export function reasonsOf(skipped: readonly { reason: string }[], isCounted = false): string {
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [...reasons].map(([reason, count]) => (isCounted ? reason : `${count} ${reason}`)).join(', ');
}
