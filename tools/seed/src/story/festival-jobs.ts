import type { StoryJob } from './story.js';

const company = 'jobs@northfieldsounds.example';
const location = 'Northfield Farm, Leeds LS17';

/** Northfield Sounds: a festival in five weeks' time, some of it crewed already. */
export const festivalJobs: StoryJob[] = [
  {
    company,
    inDays: 36,
    post: {
      title: 'Monitor engineer, Meadow Stage',
      type: 'freelance',
      location,
      rate: '£280 a day',
      rate_pence: 28_000,
      rate_unit: 'day',
      description:
        'Three days at the side of the Meadow Stage: eight bands a day, in-ears and wedges, DiGiCo at both ends. You patch with our stage box tech and have the festival file from us a week before.',
      duration_type: 'days',
      days: 3,
      skills: ['Monitors', 'RF coordination', 'DiGiCo'],
    },
    applications: [
      {
        by: 'maya.okafor',
        letter: 'I did the Meadow Stage in 2024 and still have the patch sheet. Free all three days.',
        then: ['shortlist', 'accept'],
      },
      {
        by: 'tom.ashworth',
        letter: 'Mostly front of house, but I mix monitors every winter. Happy to send references.',
      },
    ],
  },
  {
    company,
    inDays: 36,
    post: {
      title: 'Front-of-house engineer, Barn Stage',
      type: 'freelance',
      location,
      rate: '£300 a day',
      rate_pence: 30_000,
      rate_unit: 'day',
      description:
        'Folk and acoustic acts in a stone barn with a short, bright room. Small left-right system with delays, tuned by you the day before.',
      duration_type: 'days',
      days: 3,
      skills: ['FOH', 'System tuning'],
    },
    applications: [
      {
        by: 'tom.ashworth',
        letter: 'Stone barns are my favourite kind of trouble. I can tune from noon the day before.',
        then: ['review'],
      },
    ],
  },
  {
    company,
    inDays: 38,
    post: {
      title: 'Night load-out crew',
      type: 'freelance',
      location,
      rate: '£16.50 an hour',
      rate_pence: 1650,
      rate_unit: 'hour',
      description:
        'Both stages come down overnight after the last act. Six people, two forklifts, hot food at one in the morning and a lift back into Leeds at six.',
      duration_type: 'time',
      start_time: '22:30',
      end_time: '06:00',
      end_day_offset: 1,
      skills: ['Load-out', 'Forklift'],
      positions: 6,
    },
    applications: [
      {
        by: 'liam.doherty',
        letter: 'Forklift ticket attached to my profile. I have done four overnight load-outs this year.',
        then: ['accept'],
      },
      {
        by: 'aisha.rahman',
        letter: 'I would like to learn the other half of a festival. Steel toes and high-vis of my own.',
        then: ['shortlist'],
      },
      { by: 'jamal.whyte' },
    ],
  },
  {
    company,
    inDays: 33,
    post: {
      title: 'Ground-support rigger',
      type: 'freelance',
      location,
      rate: '£260 a day',
      rate_pence: 26_000,
      rate_unit: 'day',
      description: 'Build of the Meadow Stage roof, two long days. Current tickets and your own harness, please.',
      duration_type: 'days',
      days: 2,
      skills: ['Ground support', 'Chain hoists'],
      positions: 2,
    },
    applications: [
      {
        by: 'callum.reid',
        letter: 'Level 3, tickets valid, harness inspected in March.',
        then: ['reject'],
        message:
          'Thank you, Callum. Both places went to riggers who live nearer. We would like to ask you again next year.',
      },
    ],
  },
  {
    company,
    inDays: 30,
    post: {
      title: 'Site electrician',
      type: 'contract',
      contract_type: 'fixed-term',
      location,
      rate: '£3,400 for the contract',
      rate_pence: 340_000,
      rate_unit: 'fixed',
      description:
        'Two weeks from first generator to last meter reading: distribution for two stages, traders and the campsite. You test and sign off, with a mate to carry.',
      duration_type: 'days',
      days: 14,
      skills: ['Temporary power', '18th Edition'],
    },
    applications: [
      {
        by: 'beth.carrow',
        letter: 'I wired Northfield in 2023 and know where the water main is.',
        then: ['review', 'shortlist'],
      },
    ],
  },
  {
    company,
    inDays: 37,
    post: {
      title: 'Artist liaison runner',
      type: 'freelance',
      location,
      rate: '£140 a day',
      rate_pence: 14_000,
      rate_unit: 'day',
      description: 'Driving artists between the station, the hotel and the barn. Clean licence; the van is ours.',
      duration_type: 'hours',
      hours: 10,
      skills: ['Artist liaison', 'Driving'],
    },
    applications: [{ by: 'aisha.rahman', letter: 'Clean licence since 2021, and I am good with tired people.' }],
    finally: 'paused',
  },
];
