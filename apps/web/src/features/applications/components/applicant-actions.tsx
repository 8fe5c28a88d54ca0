import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { canMoveApplication, type ApplicationStatus } from '@crewcall/contracts-jobs';
import { BookmarkIcon, DownIcon, UpIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface ApplicantActionsProps {
  name: string;
  status: ApplicationStatus;
  isBusy: boolean;
  isOpen: boolean;
  onAccept?: () => void;
  onReject?: () => void;
  onShortlist?: () => void;
  onToggle: () => void;
}

/** Offers exactly the moves that the shared transition table allows from here. */
export function ApplicantActions({
  name,
  status,
  isBusy,
  isOpen,
  onAccept,
  onReject,
  onShortlist,
  onToggle,
}: ApplicantActionsProps): ReactNode {
  const may = (move: 'accept' | 'reject' | 'shortlist'): boolean => canMoveApplication(move, status, 'recruiter');
  const isShortlisted = status === 'shortlisted';
  return (
    <>
      {onAccept && may('accept') && (
        <Button
          variant={isOpen ? 'contained' : 'outlined'}
          size="small"
          disabled={isBusy}
          onClick={onAccept}
          aria-label={`Accept ${name}`}
        >
          Accept
        </Button>
      )}
      {onReject && may('reject') && (
        <Button variant="outlined" size="small" disabled={isBusy} onClick={onReject} aria-label={`Reject ${name}`}>
          Reject
        </Button>
      )}
      {onShortlist && (may('shortlist') || isShortlisted) && (
        <IconButton
          aria-label={isShortlisted ? `${name} is on the shortlist` : `Shortlist ${name}`}
          aria-pressed={isShortlisted}
          disabled={isShortlisted || isBusy}
          onClick={onShortlist}
          sx={{ '&&.Mui-disabled': { color: isShortlisted ? 'warning.main' : undefined } }}
        >
          <BookmarkIcon sx={isShortlisted ? { fill: 'currentColor' } : undefined} />
        </IconButton>
      )}
      <IconButton aria-label={`Details of ${name}`} aria-expanded={isOpen} onClick={onToggle} sx={{ ml: 'auto' }}>
        {isOpen ? <UpIcon /> : <DownIcon />}
      </IconButton>
    </>
  );
}
