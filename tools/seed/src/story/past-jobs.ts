const northfield = 'jobs@northfieldsounds.example';
const meridian = 'crew@meridianconferences.example';
const brightline = 'hello@brightlineav.example';

/** A job that is over, with what its company said of each who worked on it. */
export interface PastJob {
  company: string;
  daysAgo: number;
  title: string;
  location: string;
  rate: string;
  /** The local part of an address, stars, and words if there were any. */
  crew: readonly (readonly [by: string, stars: 4 | 5, words?: string])[];
}

/** The month before the story begins. */
export const pastJobs: readonly PastJob[] = [
  {
    company: northfield,
    daysAgo: 4,
    title: 'Harvest weekend, barn stage',
    location: 'Northfield Farm, Leeds LS17',
    rate: '£280 a day',
    crew: [
      ['maya.okafor', 5, 'Twelve acts, no feedback, and a smile for each of them.'],
      ['tom.ashworth', 5, 'The barn has never sounded like that.'],
      ['liam.doherty', 5],
      ['aisha.rahman', 4, 'Learns fast. Ask her again.'],
      ['beth.carrow', 5, 'Safe, labelled, done by ten.'],
      ['jamal.whyte', 5],
    ],
  },
  {
    company: meridian,
    daysAgo: 9,
    title: 'Sales conference, two halls',
    location: 'Manchester Central, Manchester',
    rate: '£230 a day',
    crew: [
      ['grace.mensah', 5, 'Speakers ask for her by name.'],
      ['sofia.marchetti', 5],
      ['priya.nair', 5, 'Programmed in the taxi and it looked like a week’s work.'],
      ['ewan.hughes', 5, 'Finished four minutes early.'],
      ['maya.okafor', 5],
    ],
  },
  {
    company: brightline,
    daysAgo: 13,
    title: 'Exhibition stand, LED and sound',
    location: 'NEC, Birmingham',
    rate: '£235 a day',
    crew: [
      ['oskar.lindqvist', 5, 'Flat to the millimetre.'],
      ['callum.reid', 4],
      ['liam.doherty', 5, 'First in, last out.'],
      ['grace.mensah', 5],
      ['tom.ashworth', 4, 'Lovely mix. The desk came back a day late.'],
    ],
  },
  {
    company: northfield,
    daysAgo: 17,
    title: 'Folk night, Northfield barn',
    location: 'Northfield Farm, Leeds LS17',
    rate: '£260 a day',
    crew: [
      ['maya.okafor', 5, 'The band has asked whether she tours.'],
      ['priya.nair', 5],
      ['jamal.whyte', 5, 'A string changed between two verses.'],
      ['beth.carrow', 5],
    ],
  },
  {
    company: meridian,
    daysAgo: 22,
    title: 'Awards dinner, Midland Hall',
    location: 'Manchester',
    rate: '£250 a day',
    crew: [
      ['sofia.marchetti', 4, 'Good eye. Late for the rehearsal.'],
      ['ewan.hughes', 5],
      ['tom.ashworth', 5],
      ['callum.reid', 5, 'Every load on paper before the truck came.'],
      ['grace.mensah', 4],
    ],
  },
  {
    company: brightline,
    daysAgo: 28,
    title: 'Car launch, Birmingham',
    location: 'Birmingham',
    rate: '£240 a day',
    crew: [
      ['oskar.lindqvist', 5],
      ['maya.okafor', 4, 'Calm as ever. Parked in the loading bay.'],
      ['aisha.rahman', 5, 'Ran the whole crew room.'],
      ['priya.nair', 5],
      ['liam.doherty', 4],
    ],
  },
];
