const crafts = ['AV', 'audio visual', 'sound', 'lighting'];
const callings = ['technician', 'engineer', 'operator', 'designer'];

/** The roles that crews are hired for and that the boards are asked for. */
export const eventRoles: readonly string[] = [
  ...crafts.flatMap((craft) => callings.map((calling) => `${craft} ${calling}`)),
  'camera operator',
  'video operator',
  'vision mixer',
  'streaming engineer',
  'projectionist',
  'rigger',
  'stage manager',
  'stage crew',
  'event technician',
  'production manager live events',
];

/** Adzuna counts calls by the month, so one search of it stands for a craft's four callings. */
export const anyOfSearches: readonly { what_and?: string; what_or?: string; what_phrase?: string }[] = [
  { what_and: 'AV', what_or: callings.join(' ') },
  { what_phrase: 'audio visual', what_or: callings.join(' ') },
  { what_and: 'sound', what_or: callings.join(' ') },
  { what_and: 'lighting', what_or: callings.join(' ') },
  { what_and: 'operator', what_or: 'camera video' },
  { what_phrase: 'vision mixer' },
  { what_phrase: 'streaming engineer' },
  { what_or: 'projectionist rigger' },
  { what_and: 'stage', what_or: 'manager crew' },
  { what_phrase: 'event technician' },
  { what_and: 'live events', what_phrase: 'production manager' },
];
