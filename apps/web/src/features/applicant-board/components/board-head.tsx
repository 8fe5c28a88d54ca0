import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted } from '@crewcall/contracts-core';
import { type ApplicantBoard, applicantBoardRoutes } from '@crewcall/contracts-bookings';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { DownloadIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { downloadFrom } from '../../../shared/files';

const Between = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

/** How many applied for what, and all of them as a table. */
export function BoardHead({ board: { job_id, job_title, total } }: { board: ApplicantBoard }): ReactNode {
  const dispatch = useAppDispatch();
  const save = async (): Promise<void> => {
    if (await downloadFrom(applicantBoardRoutes.applicantsFile(job_id), 'applicants.csv')) return;
    dispatch(showToast({ tone: 'bad', title: 'The applicants could not be fetched', text: 'Please try again.' }));
  };
  return (
    <Between>
      <Typography variant="h3" component="h2">
        {`${counted(total, 'applicant')} for ${job_title}`}
      </Typography>
      {total > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label="Applicants as CSV"
          onClick={() => void save()}
        >
          CSV
        </Button>
      )}
    </Between>
  );
}
