import Typography from '@mui/material/Typography';
import { webRoutes } from '@crewcall/contracts-core';
import type { Application } from '@crewcall/contracts-jobs';
import { LinkButton, Quote, UserIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Answers } from '../../../shared/answers';

/** What unfolds under an applicant: their own words, what they were answered, and the way to their profile. */
export function ApplicantLetter({
  application,
  children,
}: {
  application: Application;
  children?: ReactNode;
}): ReactNode {
  const { cover_letter, rejection_message, freelancer_id } = application;
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
