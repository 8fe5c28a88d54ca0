const craft = '(?:av|a/v|audio[ -]?visual|audio|sound|lighting|lx|foh|monitors?)';
const calling = '(?:technician|tech|engineer|operator|op|designer|programmer|crew|supervisor|assistant|manager)s?';

/** Titles that are event work whatever the text says. */
const eventTitles = [
  new RegExp(`\\b${craft}\\b(?:\\s*(?:&|and|/|,)\\s*${craft})*\\s+(?:system[s]?\\s+|desk\\s+|board\\s+)?${calling}\\b`),
  /\b(?:camera|video|led|vt|autocue|playback|followspot|vision) (?:operator|op|technician|engineer|mixer)s?\b/,
  /\b(?:live )?(?:streaming|webcast|broadcast) (?:engineer|technician|operator)s?\b/,
  /\bprojectionists?\b/,
  /\b(?:head |up |ground |stage |event |entertainment )?riggers?\b/,
  /\b(?:deputy |assistant |company )?stage (?:manager|crew|hand|technician|carpenter|electrician)s?\b/,
  /\bstagehands?\b/,
  /\b(?:live )?events? (?:technician|tech|crew|engineer|production|producer|rigger)s?\b/,
  /\b(?:theatre|venue|conference|exhibition|touring|backline|show) (?:technician|crew|electrician|engineer)s?\b/,
];

/** Titles that are event work when the text is. */
const openTitles =
  /\b(?:production manager|technical manager|project manager|technician|engineer|operator|crew|rigger|electrician|carpenter|designer|programmer|driver and crew)s?\b/;

const eventTexts =
  /\b(?:live events?|concerts?|festivals?|theatres?|touring|tours|gigs?|exhibitions?|conferences?|award ceremon(?:y|ies)|product launch(?:es)?|outside broadcast|load[ -]in|get[ -]?(?:in|out)|front of house|foh|stages?|event (?:industry|production|crew|technical)|audio[ -]?visual)\b/g;

/** Titles that use our words for another trade. */
const otherTrades = [
  /\b(?:sales|account|business development|recruit\w*|marketing|telesales|field sales|presales)\b/,
  /\b(?:software|data|devops|backend|front[ -]?end|full[ -]?stack|cloud|network|kafka|machine (?:learning|vision)|firmware|embedded|java|python)\b/,
  /\b(?:architect\w*|street lighting|highways?|building services|electrical design|interior|automotive|vehicle|emergency lighting)\b/,
  /\b(?:research\w*|early[ -]stage|key stage|late[ -]stage|teachers?|lecturers?|tutors?|nurs\w+|clinical|ultrasound|sonograph\w*|radiograph\w*|audiolog\w*|vet\w*)\b/,
  /\b(?:cctv|security camera|traffic|surveillance|survey\w*|inspection)\b/,
  /\b(?:crane|slinger|scaffold\w*|lifting|offshore|subsea|tower|marine|yacht|ship\w*|oil|wind turbine|telecoms?|steel)\b/,
  /\b(?:cnc|manufactur\w*|factory|machine|production line|assembly|warehouse|food|acoustic consultant|noise)\b/,
];

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether an ad is about event work: by its title where that is clear, by its text where the title could be anything.
 * Words of another trade in the title decide against it whatever else is there.
 */
export function isEventWork({ title, text }: { title: string; text: string }): boolean {
  const heading = plain(title);
  if (otherTrades.some((words) => words.test(heading))) return false;
  if (eventTitles.some((words) => words.test(heading))) return true;
  if (!openTitles.test(heading)) return false;
  // One passing mention of a conference is no event work.
  return new Set(plain(text).match(eventTexts) ?? []).size + new Set(heading.match(eventTexts) ?? []).size * 2 >= 2;
}
