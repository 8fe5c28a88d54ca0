import type { ReactNode } from 'react';
import { RecruiterApplications } from '../../features/applications/components/recruiter-applications';
import { contactOf, rateOf } from './applicant-parts';

/** A company's applicants, with what other features do with them. */
export function ApplicantsTab({ userId }: { userId: string }): ReactNode {
  return <RecruiterApplications userId={userId} bookingActionsOf={rateOf} contactOf={contactOf} />;
}
