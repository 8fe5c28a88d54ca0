import { profileFiles } from '../../features/profile/model/profile-files';

/** Parts of a profile with code of their own, by their source files. */
export const profileParts = {
  ...profileFiles,
  record: 'src/app/profile/company-record.tsx',
  listing: 'src/app/profile/company-listing.tsx',
  offer: 'src/app/offers/offer-to-profile.tsx',
  kept: 'src/app/crew-lists/kept-on-profile.tsx',
} as const;
