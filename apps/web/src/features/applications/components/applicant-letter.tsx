import Typography from '@mui/material/Typography';
import { webRoutes } from '@crewcall/contracts-core';
import type { Application } from '@crewcall/contracts-jobs';
import { LinkButton, Quote, Section, UserIcon } from '@crewcall/web-ui';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Answers } from '../../../shared/answers';
import { Timeline } from '../../../shared/timeline';

const ApplicationMarks = lazy(async () => ({ default: (await import('./application-marks')).ApplicationMarks }));

const LateMarks = (props: ComponentProps<typeof ApplicationMarks>): ReactNode => (
  <Suspense>
    <ApplicationMarks {...props} />
  </Suspense>
);

/** What unfolds under an applicant: their own words, what they were answered, and the way to their profile. */
export function ApplicantLetter({
  application,
  children,
}: {
  application: Application;
  children?: ReactNode;
}): ReactNode {
  const { cover_letter, rejection_message, freelancer_id, marks, timeline } = application;
  const first = application.freelancer_profile.first_name?.trim() || 'the applicant';
  return (
    <>
      {cover_letter ? (
        <Quote sx={{ maxWidth: '76ch' }}>“{cover_letter}”</Quote>
      ) : (
        <Typography variant="body2" color="textSecondary">
          No note came with this application.
        </Typography>
      )}
      <Answers answers={application.answers} />
      {marks && <LateMarks {...{ application, marks }} />}
      <Section title={`What ${first} sees`} heading="h5">
        <Timeline steps={timeline} />
      </Section>
      {rejection_message && <Quote sx={{ maxWidth: '76ch' }}>You wrote: “{rejection_message}”</Quote>}
      <div>
        <LinkButton to={webRoutes.profileOf.href(freelancer_id)} variant="outlined" startIcon={<UserIcon />}>
          View Profile
        </LinkButton>{' '}
        {children}
      </div>
    </>
  );
}
