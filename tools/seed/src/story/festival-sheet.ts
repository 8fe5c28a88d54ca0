import type { SheetFields } from '@crewcall/contracts-bookings';

export interface StorySheet {
  company: string;
  /** As job and call are named. */
  job: string;
  call: string;
  /** What the company typed for each version, the first one first. */
  versions: SheetFields[];
  /** Who has acknowledged the last of them: local parts of addresses. */
  acknowledgedBy: string[];
}

const first: SheetFields = {
  site_contact: { name: 'Jo Marsh', role: 'Site manager', phone: '0113 496 0142' },
  load_in: 'North gate, past the cattle grid. Give Northfield at the gate.',
  parking: 'Field 2. Vans under 3.5 t only.',
  dress: 'Blacks. Warm ones: the barn is not heated before noon.',
  ppe: 'Boots and hi-vis',
  catering: 'Breakfast from 07:00, lunch 13:00, hot food 18:00',
  nearest_ae: 'St James’s, Leeds',
  radio: 'Ch 1 site, ch 3 stage',
};

/** The get-in of the festival: where to park moved once, and hard hats came last. */
export const festivalSheet: StorySheet = {
  company: 'jobs@northfieldsounds.example',
  job: 'Winter Lights, stage and audio crew',
  call: 'Get-in',
  versions: [
    first,
    { ...first, parking: 'Field 3, by the silo. Vans under 3.5 t only.' },
    {
      ...first,
      parking: 'Field 3, by the silo. Vans under 3.5 t only.',
      ppe: 'Boots, hi-vis and hard hats until noon',
    },
  ],
  acknowledgedBy: ['liam.doherty'],
};
