/**
 * A crew member whom others may find and ask: their account is there, and neither suspended nor hidden. SQL for the row of
 * `people` that goes by the alias; unknown, so null, for a person of whom nothing was heard.
 */
export const isCrewHere = (alias: string): string =>
  `(${alias}.role = 'freelancer' AND ${alias}.deleted_at IS NULL AND NOT ${alias}.is_suspended AND NOT ${alias}.is_hidden)`;
