/** In their order, on which the ad of a number depends. */
const split = (text: string): string[] => text.trim().split(/\s*\|\s*/);

/** Titles as people write them for event work; each is found by a role that the product asks for. */
export const eventTitles = split(`
  AV Technician | Senior AV Engineer | AV Operator (Conferences) | Audio Visual Technician |
  Audio Visual Engineer | Sound Engineer | Sound Technician | Sound Operator | Sound Designer |
  Freelance Sound Engineer | Lighting Technician | Lighting Engineer | Lighting Operator | Lighting Designer |
  Camera Operator | Video Operator | Vision Mixer | Streaming Engineer (Live Events) | Projectionist | Rigger |
  Head Rigger | Stage Manager | Deputy Stage Manager | Stage Crew | Event Technician |
  Production Manager (Live Events)`);

/** Titles of other trades that the same words find. */
export const otherTitles = split(`
  AV Sales Engineer | Architectural Lighting Designer | Street Lighting Engineer | Early Stage Researcher |
  CCTV Camera Operator | Data Streaming Engineer | Offshore Rigger | CNC Machine Operator`);

export const companies = split(`
  Harbourlight Events | Northbank Productions | Beam & Bass Ltd | Fieldhouse Audio | Redwing Staging |
  Palisade Live | Open Sky Festivals | Kestrel Conferencing | Tall Stories Theatre | Meridian Show Services |
  Brightwater Hire | Lanternhouse | Gantry & Co | Silver Birch Exhibitions | Copperline Rigging |
  Velvet Rope Events`);

export const places = split(`
  London: London | Manchester: North West England | Birmingham: West Midlands | Leeds: Yorkshire And The Humber |
  Bristol: South West England | Glasgow: Scotland | Edinburgh: Scotland | Cardiff: Wales |
  Liverpool: North West England | Newcastle upon Tyne: North East England | Nottingham: East Midlands |
  Brighton: South East England | Belfast: Northern Ireland | Milton Keynes: South East England`).map((place) =>
  place.split(': '),
);

export const openings = [
  'We are growing our live team and are looking for somebody who is calm when the doors open.',
  'A busy year of conferences, award ceremonies and festivals lies ahead, and we need another pair of safe hands.',
  'You will look after shows from load-in to load-out and be the person clients remember.',
  'Working across theatre, touring and corporate events, no two weeks here are alike.',
] as const;

export const duties = [
  'Preparing and testing kit in our warehouse before it leaves for site',
  'Setting up, operating and striking at events across the UK',
  'Working with touring parties and in-house crew',
  'Keeping risk assessments and paperwork in order',
  'Looking after consoles, networks and radio systems',
  'Training junior crew on the job',
  'Being the point of contact for the client on show days',
] as const;

export const wishes = [
  'Two years of experience in live events',
  'A full UK driving licence',
  'IPAF or a willingness to take it',
  'Weekend and late work, with time off in lieu',
  'A tidy mind and a head for heights',
] as const;
