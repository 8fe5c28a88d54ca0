/** Hours of one person on a job of the past. */
export interface StoryHours {
  /** The local part of the address. */
  by: string;
  /** When they left, where that is not as planned. */
  left?: string;
  then?: 'approve' | 'dispute';
}

export interface StoryHoursOfJob {
  company: string;
  /** The title of the past job. */
  job: string;
  hours: StoryHours[];
}

/** What a company says when it questions when a person left. */
export const question = { left: '19:00', words: 'The gate has you out at seven.' } as const;

export const hoursOfJobs: readonly StoryHoursOfJob[] = [
  {
    company: 'jobs@northfieldsounds.example',
    job: 'Harvest weekend, barn stage',
    hours: [
      { by: 'maya.okafor', left: '18:30', then: 'approve' },
      { by: 'tom.ashworth', left: '20:30', then: 'dispute' },
      { by: 'jamal.whyte', left: '19:00' },
    ],
  },
  {
    company: 'jobs@northfieldsounds.example',
    job: 'Folk night, Northfield barn',
    hours: ['maya.okafor', 'priya.nair', 'jamal.whyte', 'beth.carrow'].map((by) => ({ by, then: 'approve' as const })),
  },
];

/** An invoice of what a company agreed on one job. */
export interface StoryInvoice {
  by: string;
  company: string;
  job: string;
  seller_address: string;
  buyer_address: string;
  /** Null where no VAT is charged. */
  vat_number: string | null;
  po_number: string | null;
  bank: { account_name: string; sort_code: string; account: string };
}

const folkNight = {
  company: 'jobs@northfieldsounds.example',
  job: 'Folk night, Northfield barn',
  buyer_address: 'Northfield Farm\nLeeds LS17 9XX',
};

export const invoices: readonly StoryInvoice[] = [
  {
    ...folkNight,
    by: 'maya.okafor',
    seller_address: '9 Kirkgate\nLeeds LS2 7DJ',
    vat_number: 'GB123456782',
    po_number: 'FOLK-17',
    bank: { account_name: 'Maya Okafor', sort_code: '200000', account: '55779911' },
  },
  {
    ...folkNight,
    by: 'priya.nair',
    seller_address: '14 Chapel Street\nSalford M3 7NH',
    vat_number: null,
    po_number: null,
    bank: { account_name: 'P Nair', sort_code: '200000', account: '40219937' },
  },
];
