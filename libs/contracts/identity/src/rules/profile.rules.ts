import { isLongerThan } from '@crewcall/contracts-core';
/** Longest texts a profile may hold, in characters. */
export const profileLimits = {
  name: 80,
  title: 120,
  bio: 4000,
  location: 120,
  skills: 50,
  skill: 60,
  url: 500,
  phone: 30,
  companyName: 120,
  description: 5000,
  experienceYears: 80,
  reachMiles: { least: 5, most: 200, usual: 50 },
} as const;

export const profileTexts = {
  url: 'Please enter a full web address that starts with http:// or https://.',
  experience: `Years of experience must be a whole number from 0 to ${profileLimits.experienceYears}.`,
  reach: 'Please say how far you travel: 5 to 200 miles, or UK-wide.',
  skills: `Please list at most ${profileLimits.skills} skills of at most ${profileLimits.skill} characters.`,
  saved: 'Profile saved successfully!',
  updated: 'Profile updated',
  created: 'Profile created',
  updateFailed: 'Failed to update profile.',
  createFailed: 'Failed to create profile. Please try again.',
  saveFailed: 'Failed to save profile',
} as const;

/**
 * True for an address that is safe to show as a link: http or https, a host, no sign-in data, and none of the
 * white space, control characters or backslashes that browsers quietly read as something else.
 */
export function isWebAddress(value: string): boolean {
  if (value.length > profileLimits.url || /[\s\\\p{Cc}]/u.test(value) || !/^https?:\/\/[^/]/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return !username && !password && hostname.includes('.');
}

export function experienceProblem(value: unknown): string | null {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= 0 && value <= profileLimits.experienceYears ? null : profileTexts.experience;
}

/** Farther than any two towns of the kingdom are apart. */
export const UK_WIDE_MILES = 1000;

export function reachProblem(value: unknown): string | null {
  const { least, most } = profileLimits.reachMiles;
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && ((value >= least && value <= most) || value === UK_WIDE_MILES) ? null : profileTexts.reach;
}

export function skillsProblem(value: unknown): string | null {
  const isSkill = (skill: unknown): boolean =>
    typeof skill === 'string' && !isLongerThan(skill, profileLimits.skill) && !/\p{Cc}/u.test(skill);
  const isList = Array.isArray(value) && value.length <= profileLimits.skills && value.every(isSkill);
  return isList ? null : profileTexts.skills;
}

/** Trims, drops empty ones, and keeps the first spelling of each: 'Rigging' and ' rigging ' are one skill. */
export function tidySkills(skills: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const skill of skills) {
    const tidy = skill.trim().replace(/\s+/gu, ' ');
    const spelling = tidy.toLowerCase();
    if (tidy && !bySpelling.has(spelling)) bySpelling.set(spelling, tidy);
  }
  return [...bySpelling.values()];
}
