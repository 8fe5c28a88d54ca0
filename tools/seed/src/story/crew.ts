import type { AvailabilityStatus } from '@crewcall/contracts-identity';
import type { CrewMember } from './story.js';

type Facts = [
  title: string,
  location: string,
  years: number,
  skills: string[],
  bio: string,
  status?: AvailabilityStatus,
];

function member(first_name: string, last_name: string, facts: Facts): CrewMember {
  const [title, location, experience_years, skills, bio, availability_status = 'available'] = facts;
  return {
    email: `${first_name}.${last_name}@crew.example`.toLowerCase(),
    profile: { first_name, last_name, title, location, experience_years, skills, bio, availability_status },
  };
}

/** Twelve people who know their trades. */
export const crew: CrewMember[] = [
  member('Maya', 'Okafor', [
    'Monitor engineer',
    'Leeds',
    9,
    ['Monitors', 'RF coordination', 'DiGiCo', 'Avid S6L'],
    'Nine years at the side of the stage. Calm with nervous bands, tidy with cables, and never without spare packs.',
  ]),
  member('Tom', 'Ashworth', [
    'Front-of-house engineer',
    'Sheffield',
    14,
    ['FOH', 'System tuning', 'L-Acoustics', 'Smaart'],
    'Festival and theatre mixes since 2012. I arrive with the show file done and leave the rig better than I found it.',
  ]),
  member('Priya', 'Nair', [
    'Lighting operator',
    'Manchester',
    6,
    ['grandMA3', 'Busking', 'Pixel mapping'],
    'I busk festivals and program conferences. Happy on a desk for twelve hours, happier with a song list.',
  ]),
  member('Callum', 'Reid', [
    'Rigger',
    'Glasgow',
    11,
    ['Ground support', 'Chain hoists', 'LOLER inspections', 'IPAF 3a 3b'],
    'Level 3 rigger with current tickets. I plan the loads on paper before anybody lifts anything.',
    'busy',
  ]),
  member('Sofia', 'Marchetti', [
    'Camera operator',
    'London',
    8,
    ['PTZ', 'Vision mixing', 'Blackmagic ATEM'],
    'Multi-camera for stages and panels. I bring my own comms headset and a flask.',
  ]),
  member('Ewan', 'Hughes', [
    'Stage manager',
    'Cardiff',
    12,
    ['Changeovers', 'Show calling', 'Artist liaison'],
    'Twenty-minute changeovers in eighteen. Bilingual in Welsh and English, and fluent in tour manager.',
  ]),
  member('Aisha', 'Rahman', [
    'Production assistant',
    'Birmingham',
    2,
    ['Crew catering', 'Accreditation', 'Radio procedure'],
    'Two seasons of festivals behind me. Organised, punctual, and not afraid of a spreadsheet in the rain.',
  ]),
  member('Liam', 'Doherty', [
    'Stagehand',
    'Liverpool',
    4,
    ['Load-in', 'Forklift (counterbalance)', 'Backline'],
    'Strong, careful and on time. Forklift ticket valid until 2028.',
  ]),
  member('Grace', 'Mensah', [
    'AV technician',
    'London',
    7,
    ['Projection', 'Watchout', 'PowerPoint wrangling', 'Dante'],
    'Conferences, mostly: I sit beside the speaker who changed the slides in the taxi, and it works anyway.',
  ]),
  member('Oskar', 'Lindqvist', [
    'LED technician',
    'Bristol',
    5,
    ['ROE', 'Novastar', 'Brompton'],
    'I build walls that are flat and leave with every screw I came with.',
    'unavailable',
  ]),
  member('Beth', 'Carrow', [
    'Site electrician',
    'York',
    16,
    ['Temporary power', '18th Edition', 'Generators'],
    'Power for fields. Tested, labelled, and switched off by me alone.',
  ]),
  member('Jamal', 'Whyte', [
    'Backline technician',
    'Nottingham',
    10,
    ['Guitars', 'Drums', 'Keys', 'Playback'],
    'Guitars in tune, drums in the same place as yesterday, playback with a spare running behind it.',
  ]),
];
