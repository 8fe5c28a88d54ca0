import { companies, duties, eventTitles, openings, otherTitles, places, wishes } from './vocabulary.js';

export type Contract = 'permanent' | 'contract' | 'temporary';
export type BoardName = 'Reed' | 'Adzuna';

/** An ad as its employer wrote it, before any board puts it into a shape of its own. */
export interface SimulatedAd {
  /** Its number in the order of posting, for ever. */
  index: number;
  boards: readonly BoardName[];
  title: string;
  company: string;
  town: string;
  region: string;
  salary: { min: number; max: number; per: 'per annum' | 'per day' | 'per hour' } | null;
  contract: Contract;
  isPartTime: boolean;
  /** HTML. */
  description: string;
  postedAt: Date;
  endsAt: Date;
  /** What a fault or a test puts in the place of its address. */
  url?: string;
}

/** A stream of numbers that is the same for the same index, whatever else happens (mulberry32). */
function dice(index: number): <T>(choices: readonly T[]) => T {
  let state = (index + 1) * 0x9e3779b1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (choices) => choices[Math.floor(next() * choices.length)] ?? (choices[0] as (typeof choices)[number]);
}

/** Of ten ads five are on Reed alone, four on Adzuna alone, and one on both. */
const boardsOf = (index: number): readonly BoardName[] =>
  index % 10 === 9 ? ['Reed', 'Adzuna'] : index % 10 < 5 ? ['Reed'] : ['Adzuna'];

const hundred = Array.from({ length: 100 }, (_, number) => number);

export function adAt(index: number, postedAt: Date, lifeMs: number): SimulatedAd {
  const roll = dice(index);
  const title = roll(hundred) < 80 ? roll(eventTitles) : roll(otherTitles);
  const company = roll(companies);
  const [town = '', region = ''] = roll(places);
  const contract = roll(['permanent', 'permanent', 'contract', 'temporary'] as const);
  return {
    index,
    boards: boardsOf(index),
    title,
    // Towns and companies are few; a number keeps two ads of the same kind from being the same ad.
    company: `${company}${index % 7 === 0 ? '' : ` ${(index % 89) + 2}`}`,
    town,
    region,
    contract,
    salary: salaryOf(contract, roll(hundred), roll(hundred)),
    isPartTime: roll(hundred) < 12,
    description: textOf(title, company, [
      roll(openings),
      roll(duties),
      roll(duties),
      roll(duties),
      roll(wishes),
      roll(wishes),
    ]),
    postedAt,
    endsAt: new Date(postedAt.getTime() + lifeMs),
  };
}

function salaryOf(contract: Contract, level: number, spread: number): SimulatedAd['salary'] {
  if (level < 15) return null;
  const width = spread % 3;
  if (contract === 'permanent') {
    const min = 24_000 + (level % 20) * 1000;
    return { min, max: min + width * 2500, per: 'per annum' };
  }
  if (contract === 'contract') {
    const min = 180 + (level % 20) * 10;
    return { min, max: min + width * 25, per: 'per day' };
  }
  const min = 13 + (level % 10);
  return { min, max: min + width, per: 'per hour' };
}

function textOf(title: string, company: string, [opening, ...points]: readonly string[]): string {
  const items = [...new Set(points)].map((point) => `<li>${point}</li>`).join('');
  return `<p>${opening}</p><p><strong>${company}</strong> is looking for: ${title}.</p><ul>${items}</ul><p>Apply with your CV &amp; availability.</p>`;
}
