import type { ReactNode } from 'react';
import type { SessionUser } from '@crewcall/web-data-access';
import { FreelancerApplications } from '../../features/applications/components/freelancer-applications';
import { MessageButton } from '../../features/messages';
import { AskForRating } from '../../features/ratings';

interface OwnApplicationsProps {
  user: SessionUser;
  kind: 'applications' | 'bookings';
  ratingCount?: number;
}

/** One's applications or bookings, with the ways to write to the company and to ask it for a rating. */
export function OwnApplications({ user, kind, ratingCount }: OwnApplicationsProps): ReactNode {
  return (
    <FreelancerApplications
      userId={user.id}
      kind={kind}
      ratingCount={ratingCount}
      contactOf={({ recruiter_id, job_company }) => (
        <MessageButton userId={recruiter_id} label={`Message ${job_company}`} isSign />
      )}
      bookingActionsOf={kind === 'bookings' ? (booking) => <AskForRating application={booking} /> : undefined}
    />
  );
}
