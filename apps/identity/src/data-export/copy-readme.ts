interface CopyFacts {
  at: Date;
  /** Files that were too large or too many. */
  leftOut: number;
  /** Parts of the product that could not be reached. */
  missing: readonly string[];
}

/** The first thing in a copy: what it is, and what it is not. */
export function readmeOf({ at, leftOut, missing }: CopyFacts): string {
  const lines = [
    `Your data at CrewCall, as of ${at.toISOString()}`,
    '',
    'Each folder is a part of CrewCall. Lists are JSON files, which any text editor opens; times are in UTC.',
    'What you uploaded lies beside the lists as you uploaded it.',
    '',
    'identity       your account, profiles, sessions and settings',
    'jobs           jobs you posted, applications, ratings',
    'messaging      your conversations and what you wrote',
    'notifications  what you were told',
    'admin          feedback you sent',
  ];
  if (leftOut)
    lines.push('', `${leftOut} file(s) were too large to go along. You can still download them in CrewCall.`);
  if (missing.length)
    lines.push('', `Not reached, so not in here: ${missing.join(', ')}. Please ask for a new copy tomorrow.`);
  return `${lines.join('\n')}\n`;
}
