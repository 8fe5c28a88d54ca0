import type { SaveTeamRequest } from '@crewcall/contracts-bookings';

export interface StoryTeam extends SaveTeamRequest {
  /** Local parts of addresses and what each does in it, the lead first. */
  members: [by: string, role: string][];
}

/** Who works together, and agrees to be found as one. */
export const teams: readonly StoryTeam[] = [
  {
    name: 'Barn Door Audio',
    what: 'Sound for barns, marquees and small festivals: a desk, two stage ends and a van that knows the lanes.',
    town: 'Sheffield',
    members: [
      ['tom.ashworth', 'Front of house'],
      ['grace.mensah', 'Monitors'],
      ['jamal.whyte', 'RF and stage'],
    ],
  },
];
