import type { StoryJob } from './story.js';

const meridian = 'crew@meridianconferences.example';
const brightline = 'hello@brightlineav.example';

/** A conference in Manchester, and the supplier who works for it and for others. */
export const conferenceJobs: StoryJob[] = [
  {
    company: meridian,
    inDays: 12,
    post: {
      title: 'AV technician, main hall',
      type: 'freelance',
      location: 'Manchester Central, Manchester',
      rate: '£220 a day',
      rate_pence: 22_000,
      rate_unit: 'day',
      description:
        'Two days beside the stage at a conference for nine hundred people: three laser projectors, playback, lectern microphones and speakers who bring their own laptops.',
      duration_type: 'time',
      start_time: '07:00',
      end_time: '18:30',
      skills: ['Projection', 'Playback', 'Dante'],
      positions: 2,
    },
    applications: [
      {
        by: 'grace.mensah',
        letter: 'I have run the main hall at Manchester Central three times. I know the house projector’s moods.',
        then: ['accept'],
      },
      { by: 'sofia.marchetti', letter: 'Camera is my trade, but I do playback as well.', then: ['review'] },
    ],
  },
  {
    company: meridian,
    inDays: 12,
    post: {
      title: 'Camera operator, live stream',
      type: 'freelance',
      location: 'Manchester Central, Manchester',
      rate: '£240 a day',
      rate_pence: 24_000,
      rate_unit: 'day',
      description:
        'Two manned cameras and a wide shot to an ATEM, streamed to four hundred people at home. Comms in English.',
      duration_type: 'time',
      start_time: '08:00',
      end_time: '17:30',
      skills: ['PTZ', 'Vision mixing'],
    },
    applications: [{ by: 'sofia.marchetti', letter: 'This one is exactly what I do. Show reel on request.' }],
  },
  {
    company: meridian,
    inDays: 45,
    post: {
      title: 'Technical event manager',
      type: 'contract',
      contract_type: 'full-time',
      location: 'Manchester',
      rate: '£38,000 a year',
      rate_pence: 3_800_000,
      rate_unit: 'year',
      description:
        'You own the technical side of about twenty conferences a year, from the first drawing to the last flight case. Office in Ancoats, on site about eight days a month.',
      duration_type: 'days',
      days: 365,
      skills: ['Show calling', 'Budgets', 'CAD'],
    },
    applications: [
      {
        by: 'ewan.hughes',
        letter: 'After twelve years of calling shows I would like to plan them too.',
        then: ['review'],
      },
      {
        by: 'priya.nair',
        letter: 'I program most of your Manchester shows already, and I would bring the lighting in house.',
        then: ['reject'],
        message:
          'Thank you, Priya. We chose somebody with more budgets behind them, and hope to see you on the desk in spring.',
      },
    ],
  },
  {
    company: meridian,
    inDays: 12,
    post: {
      title: 'Registration desk host',
      type: 'contract',
      contract_type: 'part-time',
      location: 'Manchester Central, Manchester',
      rate: '£13.85 an hour',
      rate_pence: 1385,
      rate_unit: 'hour',
      description: 'Nine hundred badges in ninety minutes, then questions for the rest of the day.',
      duration_type: 'hours',
      hours: 9,
      skills: ['Accreditation'],
      positions: 4,
    },
    applications: [{ by: 'aisha.rahman', letter: 'I have done accreditation for two festivals.', then: ['shortlist'] }],
    finally: 'cancelled',
  },
  {
    company: brightline,
    inDays: 8,
    post: {
      title: 'LED wall technician',
      type: 'freelance',
      location: 'NEC, Birmingham',
      rate: '£235 a day',
      rate_pence: 23_500,
      rate_unit: 'day',
      description:
        'Forty square metres of ROE for an exhibition stand. Build on the first day, hand over on the second, strike on the last night.',
      duration_type: 'days',
      days: 5,
      skills: ['ROE', 'Brompton'],
    },
    applications: [
      { by: 'oskar.lindqvist', letter: 'I built the same stand last year. Brompton certificate in my profile.' },
    ],
  },
  {
    company: brightline,
    inDays: 11,
    post: {
      title: 'Exhibition strike, overnight',
      type: 'freelance',
      location: 'NEC, Birmingham',
      rate: '£17 an hour',
      rate_pence: 1700,
      rate_unit: 'hour',
      description: 'The hall must be empty by seven. Screens first, then truss, then the floor.',
      duration_type: 'time',
      start_time: '18:00',
      end_time: '02:00',
      end_day_offset: 1,
      skills: ['Load-out'],
      positions: 8,
    },
    applications: [{ by: 'liam.doherty', letter: 'Available, and I can bring two others who work like I do.' }],
  },
  {
    company: brightline,
    inDays: 60,
    post: {
      title: 'Warehouse AV technician',
      type: 'contract',
      contract_type: 'full-time',
      location: 'Digbeth, Birmingham',
      rate: '£27,500 a year',
      rate_pence: 2_750_000,
      rate_unit: 'year',
      description:
        'Testing, prepping and repairing what comes back from shows. Monday to Friday, with the odd show when you want one.',
      duration_type: 'days',
      days: 365,
      skills: ['PAT testing', 'Soldering'],
    },
  },
];
