import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Job } from '@crewcall/contracts-jobs';
import {
  BinIcon,
  CopyIcon,
  DotsIcon,
  EditIcon,
  MenuItems,
  PauseIcon,
  PlayIcon,
  Popover,
  usePopover,
  UsersIcon,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface OwnJobActionsProps {
  job: Job;
  isBusy: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onReopen: () => void;
  onDuplicate: () => void;
  /** Asks for the people of a past job, where it had some. */
  onAgain?: (() => void) | undefined;
  onDelete: () => void;
}

interface Act {
  label: string;
  icon: ReactNode;
  act: () => void;
}

/** What is done most is a button of the row, the rest is in the menu beside it. */
export function OwnJobActions({ job, isBusy, ...on }: OwnJobActionsProps): ReactNode {
  const menu = usePopover();
  const edit: Act = { label: 'Edit', icon: <EditIcon />, act: on.onEdit };
  const duplicate: Act = { label: 'Duplicate', icon: <CopyIcon />, act: on.onDuplicate };
  const toggle: Act =
    job.status === 'paused'
      ? { label: 'Resume', icon: <PlayIcon />, act: on.onToggle }
      : { label: 'Pause', icon: <PauseIcon />, act: on.onToggle };
  const isClosed = job.status === 'closed';
  const first = isClosed ? duplicate : edit;
  const hadCrew = isClosed && job.positions_left < job.positions;
  const again = hadCrew && on.onAgain ? [{ label: 'Same crew again', icon: <UsersIcon />, act: on.onAgain }] : [];
  const lacksCrew = job.closed_reason === 'filled' && job.positions_left > 0;
  const reopen = lacksCrew ? [{ label: 'Open again', icon: <PlayIcon />, act: on.onReopen }] : [];
  const others = isClosed ? [...reopen, ...again] : [toggle, duplicate];
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={first.icon}
        aria-label={`${first.label} ${job.title}`}
        onClick={first.act}
      >
        {first.label}
      </Button>
      <IconButton aria-label={`More for ${job.title}`} {...menu.button}>
        <DotsIcon />
      </IconButton>
      <Popover state={menu} place="below" aria-label={job.title}>
        <MenuItems>
          {[...others, { label: 'Delete', icon: <BinIcon />, act: on.onDelete }].map(({ label, icon, act }) => (
            <li key={label}>
              <button
                type="button"
                aria-label={`${label} ${job.title}`}
                disabled={isBusy}
                onClick={() => {
                  menu.close();
                  act();
                }}
              >
                {icon}
                {label}
              </button>
            </li>
          ))}
        </MenuItems>
      </Popover>
    </>
  );
}
