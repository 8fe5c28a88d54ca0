import { useSession } from '@crewcall/web-data-access';
import { Suspense, type ReactNode } from 'react';
import { CrewRecord } from '../../features/bookings/components/crew-record';
import { MessageButton } from '../../features/messages';
import { ProfilePage } from '../../features/profile';
import { RatingsOfCrew } from '../../features/ratings/components/ratings-of-crew';
import { ReportButton } from '../../features/reports';
import { preloadable } from '../../shared/parts';
import { FoundBySearch } from '../meta/found-by-search';
import { ProfileMeta } from '../meta/profile-meta';
import { profileParts } from './profile-parts';

// Each with what only some readers see of some users.
const OfferToProfile = preloadable(
  profileParts.offer,
  async () => (await import('../offers/offer-to-profile')).OfferToProfile,
);
const KeptOnProfile = preloadable(
  profileParts.kept,
  async () => (await import('../crew-lists/kept-on-profile')).KeptOnProfile,
);
const CompanyRecord = preloadable(profileParts.record, async () => (await import('./company-record')).CompanyRecord);
const CompanyListing = preloadable(
  profileParts.listing,
  async () => (await import('./company-listing')).CompanyListing,
);

/** What a reader sees of a user, and can do. */
export function ProfileOf({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  return (
    <>
      <ProfileMeta userId={userId} />
      <ProfilePage
        key={userId}
        userId={userId}
        contact={
          <>
            <MessageButton userId={userId} label="Send Message" />
            {/* Behind it: it comes once the company's jobs are known, and would move what is pressed. */}
            <Suspense>{user?.role === 'recruiter' && <OfferToProfile userId={userId} />}</Suspense>
          </>
        }
        ratings={<RatingsOfCrew userId={userId} />}
        bookings={<CrewRecord userId={userId} />}
        record={<CompanyRecord userId={userId} />}
        jobs={<CompanyListing userId={userId} />}
        foot={
          user?.id === userId ? (
            <FoundBySearch userId={userId} />
          ) : (
            <ReportButton kind="profile" id={userId} ownerId={userId} />
          )
        }
      />
      <Suspense>{user?.role === 'recruiter' && <KeptOnProfile key={userId} userId={userId} />}</Suspense>
    </>
  );
}
