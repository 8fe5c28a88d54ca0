import type { SaveKitItemRequest, SaveTicketRequest } from '@crewcall/contracts-identity';
import type { SaveSearchRequest } from '@crewcall/contracts-jobs';

/** Ends so many days from now, and began so many before. */
export interface StoryTicket extends Omit<SaveTicketRequest, 'issued_on' | 'expires_on'> {
  issuedDaysAgo?: number;
  expiresInDays?: number;
}

export interface StoryKit extends Omit<SaveKitItemRequest, 'pat_until' | 'insured_until'> {
  testedForDays?: number;
}

/** What a crew member keeps besides the profile. */
export interface OwnThings {
  /** The local part of the address. */
  by: string;
  kit: StoryKit[];
  tickets: StoryTicket[];
  searches: SaveSearchRequest[];
}

export const ownThings: readonly OwnThings[] = [
  {
    by: 'maya.okafor',
    kit: [
      { kind: 'in_ear', name: 'Sennheiser 2000 IEM pack', count: 6, day_pence: 1_200, testedForDays: 140 },
      { kind: 'measuring', name: 'Smaart rig, two microphones', count: 1, day_pence: 2_500 },
      { kind: 'comms', name: 'Beltpack and headset', count: 2, day_pence: 800, testedForDays: 24 },
    ],
    tickets: [
      { kind: 'ipaf', level: '3a 3b', number: 'IPAF-4418-0927', issuedDaysAgo: 1_805, expiresInDays: 20 },
      { kind: 'first_aid', level: 'At work', number: 'FAW-220714', issuedDaysAgo: 200, expiresInDays: 895 },
      { kind: 'liability_insurance', number: 'PL-5510-2291', sum_pence: 1_000_000_000, expiresInDays: 211 },
    ],
    searches: [
      {
        name: 'RF work in Manchester',
        wanted: { search: 'RF coordination', location: 'Manchester', source: 'crewcall' },
        alert: 'daily',
      },
    ],
  },
  {
    by: 'callum.reid',
    kit: [{ kind: 'hoists', name: 'Lodestar 500 kg', count: 2, day_pence: 4_500 }],
    tickets: [
      { kind: 'rigging', level: '3', number: 'NRC-3-00871', issuedDaysAgo: 700, expiresInDays: 760 },
      { kind: 'ipaf', level: '3a 3b', number: 'IPAF-3302-5561', issuedDaysAgo: 600, expiresInDays: 1_225 },
    ],
    searches: [],
  },
  {
    by: 'liam.doherty',
    kit: [],
    tickets: [
      { kind: 'forklift', level: 'Counterbalance', number: 'RTITB-88120', issuedDaysAgo: 400, expiresInDays: 695 },
    ],
    searches: [],
  },
];
