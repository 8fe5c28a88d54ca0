import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted } from '@crewcall/contracts-core';
import { type ApplicantBoard, applicantBoardRoutes } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { FileButton } from '../../../shared/files/file-button';

const Between = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

/** How many applied for what, and all of them as a table. */
export function BoardHead({ board: { job_id, job_title, total } }: { board: ApplicantBoard }): ReactNode {
  return (
    <Between>
      <Typography variant="h3" component="h2">
        {`${counted(total, 'applicant')} for ${job_title}`}
      </Typography>
      {total > 0 && (
        <FileButton
          label="CSV"
          description="Applicants as CSV"
          path={applicantBoardRoutes.applicantsFile(job_id)}
          name="applicants.csv"
          size="small"
        />
      )}
    </Between>
  );
}
