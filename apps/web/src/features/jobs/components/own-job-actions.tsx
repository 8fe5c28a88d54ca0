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
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface OwnJobActionsProps {
  job: Job;
  isBusy: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onDuplicate: () => void;
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
  const others = isClosed ? [] : [toggle, duplicate];
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
