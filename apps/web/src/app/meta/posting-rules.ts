/** What search engines publish of JobPosting, as far as it can be checked here. For tests. */
type Thing = Record<string, unknown>;

const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
const employmentTypes = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ');
const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isOf = (value: unknown, type: string): value is Thing => (value as Thing | undefined)?.['@type'] === type;
const isOrganization = (value: unknown): boolean => isOf(value, 'Organization') && isText(value['name']);
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && iso.test(value) && !Number.isNaN(Date.parse(value));
const isMoney = (value: unknown): boolean =>
  isOf(value, 'MonetaryAmount') &&
  value['currency'] === 'GBP' &&
  isOf(value['value'], 'QuantitativeValue') &&
  Number(value['value']['value']) > 0 &&
  units.includes(String(value['value']['unitText']));
const isPlace = (value: unknown): boolean =>
  isOf(value, 'Place') &&
  isOf(value['address'], 'PostalAddress') &&
  isText(value['address']['addressLocality']) &&
  value['address']['addressCountry'] === 'GB';

const required: Record<string, (value: unknown) => boolean> = {
  // Tags are allowed in the description alone, and of these only those that stand for lines.
  title: (value) => isText(value) && !/&[a-z]+;/i.test(String(value)),
  description: (value) => isText(value) && !/<(?!br>|\/?p>|\/?ul>|\/?li>)/.test(String(value)),
  datePosted: isDay,
  hiringOrganization: isOrganization,
  jobLocation: isPlace,
};
const others: Record<string, (value: unknown) => boolean> = {
  '@context': (value) => value === 'https://schema.org',
  '@type': (value) => value === 'JobPosting',
  validThrough: isDay,
  employmentType: (value) => employmentTypes.includes(String(value)),
  baseSalary: isMoney,
  identifier: (value) => isOf(value, 'PropertyValue') && isText(value['name']) && isText(value['value']),
  url: (value) => URL.canParse(String(value)),
  skills: isText,
  totalJobOpenings: (value) => Number.isInteger(value) && Number(value) > 0,
  directApply: (value) => typeof value === 'boolean',
};

/** Names of the fields that are missing, unknown or not as they are published. */
export function faultsOf(posting: object): string[] {
  const given = JSON.parse(JSON.stringify(posting)) as Thing;
  const missing = Object.keys(required).filter((name) => !(name in given));
  const rules = { ...required, ...others };
  return [...missing, ...Object.keys(given).filter((name) => !rules[name]?.(given[name]))];
}
