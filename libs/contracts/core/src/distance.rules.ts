/** Miles that a list can be kept within. */
export const withins = [5, 10, 25, 50, 100] as const;
export type Within = (typeof withins)[number];

/** 'under 5 miles', 'about 12 miles': towns are known, doors are not. */
export const milesWords = (miles: number): string => (miles < 5 ? 'under 5 miles' : `about ${Math.round(miles)} miles`);

export const nearTexts = {
  place: 'We do not know this place. Please give a UK town or postcode.',
  within: 'Please choose 5, 10, 25, 50 or 100 miles.',
  placeFirst: 'Please say near which town or postcode.',
} as const;
