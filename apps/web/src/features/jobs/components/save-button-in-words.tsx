import Button from '@mui/material/Button';
import type { Job } from '@crewcall/contracts-jobs';
import { HeartIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSaved } from '../hooks/use-saved';

/** On the job's own page there is room for the word. */
export function SaveButtonInWords({ job }: { job: Job }): ReactNode {
  const button = useSaved(job);
  return (
    <Button {...button} className="share" variant="outlined" startIcon={<HeartIcon />}>
      <span>{button.title}</span>
    </Button>
  );
}
