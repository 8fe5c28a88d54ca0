import type { FeedbackPriority, FeedbackType } from '@crewcall/contracts-admin';

/** Words that mean a user is stuck or out of money; looked for in malfunctions only. */
const pressing =
  /\b(payments?|paid|charged|refund|can(?:no|')?t (?:log|sign) ?in|locked out|data loss|lost my|security|hacked|crash(?:es|ed)?)\b/i;

/** So many of the same within a day are a fire, whatever each of them says. */
export const SIMILAR_MAKE_HIGH = 3;

/** @param similar how many like it arrived within 24 hours, this one included */
export function feedbackPriority(type: FeedbackType, message: string, similar: number): FeedbackPriority {
  const isPressing = type === 'malfunction' && pressing.test(message.replaceAll('’', "'"));
  return isPressing || similar >= SIMILAR_MAKE_HIGH ? 'high' : 'normal';
}
