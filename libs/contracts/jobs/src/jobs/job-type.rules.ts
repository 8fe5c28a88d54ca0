export const jobTypes = ['contract', 'freelance'] as const;
export type JobType = (typeof jobTypes)[number];

export const isJobType = (value: unknown): value is JobType => jobTypes.some((type) => type === value);

/** What the badge of a card says. */
export const jobTypeLabels: Readonly<Record<JobType, string>> = { contract: 'Contract', freelance: 'Gig' };

export const jobTypeLabelOf = (type: string | null | undefined): string =>
  isJobType(type) ? jobTypeLabels[type] : jobTypeLabels.freelance;

/** The contract types a company can choose for a contract job. */
export const formContractTypes = ['full-time', 'part-time', 'fixed-term'] as const;
export type FormContractType = (typeof formContractTypes)[number];

export const isFormContractType = (value: unknown): value is FormContractType =>
  formContractTypes.some((type) => type === value);

/** The options of the filter on the jobs page, in order. `value` is what stands in the address as `category`. */
export const contractTypeOptions = [
  { value: 'all', label: 'All Contract Types' },
  { value: 'freelance', label: 'Freelance' },
  { value: 'full-time', label: 'Full-Time' },
  { value: 'part-time', label: 'Part-Time' },
  { value: 'contract', label: 'Contract' },
  { value: 'fixed-term', label: 'Fixed term' },
  { value: 'temporary', label: 'Temporary' },
  { value: 'gig', label: 'Gig' },
] as const;

const ownLabels = new Map<string, string>(contractTypeOptions.map(({ value, label }) => [value, label]));

/** 'Fixed term', 'fixed_term' and 'fixed-term' are one. */
export const contractTypeSlug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface ContractTypeSource {
  type?: string | null;
  contract_type?: string | null;
  employmentType?: string | null;
}

const firstGiven = (...values: (string | null | undefined)[]): string | undefined =>
  values.find((value) => value?.trim()) ?? undefined;

/** The job's own contract type in words: the first given of the three fields, else 'Gig'. */
export function contractTypeLabelOf(job: ContractTypeSource): string {
  const given = firstGiven(job.contract_type, job.employmentType, job.type);
  if (!given || contractTypeSlug(given) === 'freelance') return 'Gig';
  return ownLabels.get(contractTypeSlug(given)) ?? given.trim();
}

/**
 * Every filter value a job answers to. Besides its own contract type: a freelance job is both Freelance and Gig,
 * a contract job is also Contract, and a job that says nothing is a Gig.
 */
export function categoriesOf({ type, contract_type, employmentType }: ContractTypeSource): string[] {
  const own = contractTypeSlug(firstGiven(contract_type, employmentType, type) ?? 'gig');
  const kinds = [type, employmentType].map((kind) => contractTypeSlug(kind ?? ''));
  const categories = new Set([own]);
  if (kinds.includes('freelance')) categories.add('freelance');
  if (kinds[0] === 'freelance') categories.add('gig');
  if (kinds[0] === 'contract') categories.add('contract');
  return [...categories];
}

/** The filter's value as it is compared: null when it filters nothing. What is no word matches no job. */
export function categoryFilterOf(category: string | null | undefined): string | null {
  const text = category?.trim() ?? '';
  const slug = contractTypeSlug(text) || text;
  return slug === '' || slug === 'all' || slug === 'all-contract-types' ? null : slug;
}
