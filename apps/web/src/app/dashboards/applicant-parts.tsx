import { personName } from '@crewcall/contracts-identity';
import type { Application } from '@crewcall/contracts-jobs';
import { lazy, Suspense, type ReactNode } from 'react';
import { OfferButton } from '../../features/bookings/components/offer-button';
import { MessageButton } from '../../features/messages';
import { RateBooking } from '../../features/ratings';
import { FavouriteOfCompany } from '../crew-lists/kept-by-company';

const FreeChip = lazy(async () => ({
  default: (await import('../../features/bookings/components/free-chip')).FreeChip,
}));

const ApplicantKit = lazy(async () => ({
  default: (await import('../../features/bookings/components/applicant-kit')).ApplicantKit,
}));

const ApplicantTickets = lazy(async () => ({
  default: (await import('../../features/bookings/components/applicant-tickets')).ApplicantTickets,
}));

/** What other features do with an applicant: write, offer, say whether they are free. */
export const contactOf = (applicant: Application): ReactNode => {
  const { freelancer_id, job_id, job_title, freelancer_profile: card, chosen } = applicant;
  const of = { jobId: job_id, userId: freelancer_id, appliedFor: chosen?.roles };
  const name = personName(card, 'this person');
  return (
    <>
      <MessageButton userId={freelancer_id} />
      <OfferButton jobs={[{ id: job_id, title: job_title }]} freelancerId={freelancer_id} {...{ name }} />
      <FavouriteOfCompany userId={freelancer_id} among={[freelancer_id]} {...{ name }} />
      <Suspense>
        <ApplicantTickets userId={freelancer_id} {...{ name }} />
        <FreeChip {...of} />
        <ApplicantKit {...of} />
      </Suspense>
    </>
  );
};

export const rateOf = (booking: Application): ReactNode => <RateBooking application={booking} />;
