export const ticketKinds = [
  'cscs',
  'ipaf',
  'pasma',
  'forklift',
  'rigging',
  'electrical',
  'first_aid',
  'sia',
  'dbs',
  'driving_licence',
  'liability_insurance',
  'pat_competent',
  'working_at_height',
  'manual_handling',
  'right_to_work',
  'other',
] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Which facts of a ticket are kept; a fact without a label here is not. */
export interface TicketKeeping {
  name: string;
  /** Of a number the last four characters. */
  number?: string;
  level?: string;
  sum?: string;
  issued?: string;
  expires?: string;
  /** What an administrator looks at: a document, of some kinds until it is verified alone; or a public register. */
  checkedBy?: 'document' | 'document-once' | 'register';
  /** Said to its owner before anything is written. */
  kept: string;
}

const untilExpiry =
  'We keep these facts, of the number its last four characters, and the document, encrypted, until 30 days after it expires.';

const certificate = (name: string, level = 'Level or categories'): TicketKeeping => ({
  name,
  number: 'Number',
  level,
  issued: 'Issued',
  expires: 'Expires',
  checkedBy: 'document',
  kept: untilExpiry,
});

export const ticketKeeping: Readonly<Record<TicketKind, TicketKeeping>> = {
  cscs: certificate('CSCS', 'Card'),
  ipaf: certificate('IPAF', 'Categories'),
  pasma: certificate('PASMA'),
  forklift: certificate('Forklift', 'Categories'),
  rigging: certificate('Rigging (NRC)', 'Level'),
  electrical: certificate('Electrical (18th Edition)'),
  first_aid: certificate('First aid', 'Level'),
  sia: {
    name: 'SIA',
    number: 'Licence number',
    level: 'Sector',
    expires: 'Expires',
    checkedBy: 'register',
    kept: 'We keep the sector, the expiry and the last four digits of the licence, until 30 days after it expires. An administrator looks it up on the public register.',
  },
  dbs: {
    name: 'DBS',
    level: 'Level',
    issued: 'Date of the certificate',
    kept: 'Show the original. We keep only what was checked, by whom, when: the level and the date, for six months.',
  },
  driving_licence: {
    name: 'Driving licence',
    level: 'Categories',
    expires: 'Expires',
    checkedBy: 'document-once',
    kept: 'We keep the categories and the expiry, until 30 days after it expires, and no number. The document goes as soon as it is verified.',
  },
  liability_insurance: {
    name: 'Public liability insurance',
    number: 'Policy number',
    sum: 'Sum insured in £',
    issued: 'From',
    expires: 'Until',
    checkedBy: 'document',
    kept: untilExpiry,
  },
  pat_competent: certificate('PAT competent'),
  working_at_height: certificate('Working at height'),
  manual_handling: certificate('Manual handling'),
  right_to_work: {
    name: 'Right to work',
    expires: 'Until, where it ends',
    kept: 'Show the original. We keep only what was checked, by whom, when. Never a passport or its number.',
  },
  other: certificate('Other', 'What it is'),
};

export const keepsTicketDocument = (kind: TicketKind): boolean =>
  ticketKeeping[kind].checkedBy?.startsWith('document') ?? false;

/** Said to companies beside what crew have: a check that the law asks of them stays theirs. */
export const OWN_CHECK_WORDS = 'This does not replace a check that the law asks of you.';
