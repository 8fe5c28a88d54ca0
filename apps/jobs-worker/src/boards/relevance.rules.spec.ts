import { isEventWork } from './relevance.rules.js';

const about = (title: string, text = '') => isEventWork({ title, text });

describe('whether an ad is about event work', () => {
  it.each([
    'Sound Engineer',
    'Senior Sound Technician - Live Events',
    'AV Technician',
    'Audio Visual Engineer',
    'Audio-Visual Operator',
    'Lighting Designer',
    'Lighting and Sound Technician',
    'Sound & Lighting Operator',
    'Freelance Camera Operator',
    'Video Operator (LED)',
    'Vision Mixer',
    'Live Streaming Engineer',
    'Projectionist',
    'Rigger',
    'Head Rigger - Arena Touring',
    'Stage Manager',
    'Deputy Stage Manager',
    'Stage Crew - Weekends',
    'Event Technician',
    'Events Technicians x 4',
    'Conference Technician',
    'Theatre Technician (Lighting)',
    'FOH Engineer',
  ])('%j is [R124]', (title) => expect(about(title)).toBe(true));

  it.each([
    'Sales Engineer',
    'AV Sales Engineer',
    'Lighting Designer (Architecture)',
    'Architectural Lighting Designer',
    'Street Lighting Engineer',
    'Early Stage Researcher',
    'Key Stage 2 Teacher',
    'Ultrasound Technician',
    'Machine Vision Engineer',
    'CCTV Camera Operator',
    'Data Streaming Engineer',
    'Rigger / Slinger - Tower Crane',
    'Offshore Rigger',
    'CNC Machine Operator',
    'Recruitment Consultant - AV',
    'Chef de Partie',
    'Software Engineer',
    'Event Sales Manager',
    'Account Manager',
  ])('%j is not [R124]', (title) =>
    expect(about(title, 'You will work at live events, festivals and concerts on our stage.')).toBe(false),
  );

  it.each([
    ['Production Manager', 'Live events and festivals across Europe, from load-in to load-out.', true],
    ['Production Manager', 'Runs two shifts of our bottling plant in Corby.', false],
    ['Technician', 'Concert touring, front of house and stage.', true],
    ['Maintenance Technician', 'You will attend one conference a year.', false],
    ['Project Manager (Exhibitions)', 'Stand building.', true],
    ['Waiter', 'Live events, concerts, festivals.', false],
  ])('%j is judged by its text as well [R124]', (title, text, expected) => expect(about(title, text)).toBe(expected));
});
