import IconButton from '@mui/material/IconButton';
import type { Job } from '@crewcall/contracts-jobs';
import { HeartIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSaved } from '../hooks/use-saved';

export function SaveButton({ job }: { job: Job }): ReactNode {
  return (
    <IconButton {...useSaved(job)}>
      <HeartIcon />
    </IconButton>
  );
}
