import {
  profileLimits,
  UK_WIDE_MILES,
  type AvailabilityStatus,
  type FreelancerProfile,
  type FreelancerProfileFields,
} from '@crewcall/contracts-identity';
import { cleared, shown, webAddressProblems } from './form-text';

export interface FreelancerFormValues {
  first_name: string;
  last_name: string;
  title: string;
  bio: string;
  location: string;
  /** Miles, as the select has them. */
  reach_miles: string;
  experience_years: string;
  skills: string[];
  availability_status: AvailabilityStatus;
  portfolio_url: string;
  linkedin_url: string;
  website_url: string;
  /** As it is shown; a new one is in the address itself. */
  profile_photo_url: string | null;
}

const textFields = [
  'first_name',
  'last_name',
  'title',
  'bio',
  'location',
  'experience_years',
  'portfolio_url',
  'linkedin_url',
  'website_url',
] as const;

/** What the form starts with; a user without a profile finds the names of their account in it. */
export function freelancerValues(
  profile: FreelancerProfile | null,
  names: { first_name: string | null; last_name: string | null },
): FreelancerFormValues {
  const known: Partial<FreelancerProfile> = profile ?? { first_name: names.first_name, last_name: names.last_name };
  const texts = Object.fromEntries(textFields.map((field) => [field, shown(known[field])])) as Record<
    (typeof textFields)[number],
    string
  >;
  return {
    ...texts,
    reach_miles: String(known.reach_miles ?? profileLimits.reachMiles.usual),
    skills: known.skills ?? [],
    availability_status: known.availability_status ?? 'available',
    profile_photo_url: known.profile_photo_url ?? null,
  };
}

/** What is saved. The CV has a form of its own and is never part of it; a photo is sent only when it is another one. */
export function freelancerFields(values: FreelancerFormValues, photo: string | null = null): FreelancerProfileFields {
  const years = Number.parseInt(values.experience_years, 10);
  return {
    first_name: cleared(values.first_name),
    last_name: cleared(values.last_name),
    title: cleared(values.title),
    bio: cleared(values.bio),
    location: cleared(values.location),
    // A draft of before the question was asked has no answer to it.
    ...(values.reach_miles && { reach_miles: Number(values.reach_miles) }),
    experience_years: Number.isNaN(years) ? null : years,
    skills: values.skills,
    availability_status: values.availability_status,
    portfolio_url: cleared(values.portfolio_url),
    linkedin_url: cleared(values.linkedin_url),
    website_url: cleared(values.website_url),
    ...(values.profile_photo_url !== photo && { profile_photo_url: values.profile_photo_url }),
  };
}

const usualReaches: readonly number[] = [5, 10, 25, 50, 75, 100, 150, 200, UK_WIDE_MILES];

/** What there is to choose from, with what was chosen elsewhere. */
export const reachOptions = (chosen: number = profileLimits.reachMiles.usual): { value: string; label: string }[] =>
  [...new Set([...usualReaches, chosen])]
    .sort((a, b) => a - b)
    .map((miles) => ({ value: String(miles), label: miles === UK_WIDE_MILES ? 'UK-wide' : `Up to ${miles} miles` }));

export const freelancerProblems = (
  values: FreelancerFormValues,
): Partial<Record<keyof FreelancerFormValues, string>> => ({
  ...yearsProblem(values.experience_years),
  ...webAddressProblems(values, 'portfolio_url', 'linkedin_url', 'website_url'),
});

function yearsProblem(value: string): { experience_years?: string } {
  if (value.trim() === '') return {};
  const years = Number(value);
  const isFine = Number.isFinite(years) && years >= 0 && Math.trunc(years) <= profileLimits.experienceYears;
  return isFine ? {} : { experience_years: `Please enter a number from 0 to ${profileLimits.experienceYears}.` };
}
