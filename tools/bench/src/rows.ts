/** The same ids in every run: whole numbers, told apart by a digit for what they are of. */
export const idOf = (kind: number, n: number): string =>
  `${kind}0000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** The same in SQL, of an expression. */
export const idIn = (kind: number, n: string): string =>
  `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** What a job must say that is asked for nothing; of `from`, which numbers them as `n`, unless told otherwise. */
const usual = {
  id: 'gen_random_uuid()',
  recruiter_id: 'gen_random_uuid()',
  company: `'Northlight'`,
  title: `'Job ' || n`,
  type: `'freelance'`,
  location: `'Leeds'`,
  rate: `'£280 a day'`,
  description: `'Work'`,
  status: `'active'`,
  search_text: `''`,
  location_text: `''`,
  categories: `'{}'`,
};

/** Inserts jobs whose columns are these expressions. */
export function jobsFrom(from: string, columns: Readonly<Record<string, string>>): string {
  const all = { ...usual, ...columns };
  return `INSERT INTO jobs (${Object.keys(all).join()}) SELECT ${Object.values(all).join()} FROM ${from}`;
}

/** Columns of work on one day, for so many people. */
export const onDay = (event_date: string, positions = 1): Record<string, string> => ({
  event_date,
  positions: String(positions),
  duration_type: `'days'`,
  days: '1',
});
