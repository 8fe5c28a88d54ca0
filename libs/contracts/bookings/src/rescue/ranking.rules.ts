import { completesWords } from '../offers/reliability.rules.js';
import type { CandidateFacts } from './rescue.js';

/** How many points of a hundred each part can give; the same for all companies and people. */
export const scoreParts = { skills: 35, distance: 25, rating: 20, together: 15, replies: 5 } as const;

export const scorePartWords: Readonly<Record<keyof typeof scoreParts, string>> = {
  skills: 'Skills: the share of the role’s skills that the person has',
  distance: 'Distance: from the person’s town, against how far they travel',
  rating: 'Rating: the mean of all ratings, with few ratings drawn to 4; without any, half',
  together: 'Worked together: nothing, two thirds, or all of it for none, one, or more bookings with you',
  replies: 'Replies: the share of offers answered in time; unknown, half',
};

/** Few ratings are pulled to this mean, as if so many had been given already. */
const PRIOR = { stars: 4, ratings: 5 } as const;
const UNKNOWN = 0.5;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Each from 0 to 1. */
export function sharesOf(facts: CandidateFacts): Record<keyof typeof scoreParts, number> {
  const { skills, skills_wanted, miles, reach_miles, stars, ratings, together, answered, asked } = facts;
  const mean = (stars + PRIOR.stars * PRIOR.ratings) / (ratings + PRIOR.ratings);
  return {
    skills: skills_wanted ? within(skills / skills_wanted) : 1,
    distance: miles === null ? 1 : within(1 - miles / reach_miles),
    rating: ratings ? within((mean - 3) / 2) : UNKNOWN,
    together: within((together + Number(together > 0)) / 3),
    replies: asked ? within(answered / asked) : UNKNOWN,
  };
}

/** From 0 to 100. */
export function scoreOf(facts: CandidateFacts): number {
  const shares = sharesOf(facts);
  const parts = Object.keys(scoreParts) as (keyof typeof scoreParts)[];
  return Math.round(parts.reduce((sum, part) => sum + scoreParts[part] * shares[part], 0));
}

export interface Ranked {
  freelancer_id: string;
  score: number;
  facts: CandidateFacts;
  /** When this person was last asked for any cover; null for never. */
  last_asked: Date | null;
}

/** Who said to be free comes first; then by score, and of equals the one asked longest ago. */
export const compareRanked = (one: Ranked, other: Ranked): number =>
  Number(other.facts.says_free) - Number(one.facts.says_free) ||
  other.score - one.score ||
  (one.last_asked?.getTime() ?? 0) - (other.last_asked?.getTime() ?? 0) ||
  (one.freelancer_id < other.freelancer_id ? -1 : 1);

/** 'under 5 miles', '6 miles': by the town, so that no home is found by asking from many places. */
export const milesWords = (miles: number): string => (miles < 5 ? 'under 5 miles' : `${Math.round(miles)} miles`);

function skillsWords(skills: number, wanted: number): string | null {
  if (!wanted) return null;
  if (wanted === 1) return skills ? 'has the skill' : null;
  return skills === wanted ? `all ${wanted} skills` : `${skills} of ${wanted} skills`;
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const minutesWords = (minutes: number): string => {
  const rounded = Math.max(1, Math.round(minutes));
  return rounded < 60 ? `${rounded} min` : `${Math.round(rounded / 60)} h`;
};

/** '6 miles', 'all 3 skills', '4.9 (41)', 'worked for you twice', 'answers in 10 min' */
export function whyWords(facts: CandidateFacts): string[] {
  const { skills, skills_wanted, miles, stars, ratings, together, answer_minutes, says_free } = facts;
  const words = [
    miles === null ? 'same town' : milesWords(miles),
    skillsWords(skills, skills_wanted),
    ratings ? `${(stars / ratings).toFixed(1)} (${ratings})` : 'no ratings yet',
    together ? `worked for you ${times(together)}` : null,
    answer_minutes === null ? null : `answers in ${minutesWords(answer_minutes)}`,
    completesWords(facts.completes_percent),
    says_free ? 'says free' : null,
  ];
  return words.filter((word): word is string => word !== null);
}
