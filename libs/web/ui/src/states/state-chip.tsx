import type { ReactNode } from 'react';
import {
  AlertIcon,
  BlockedIcon,
  BookmarkIcon,
  CheckIcon,
  CloseIcon,
  HalfIcon,
  LeftIcon,
  LockIcon,
  PauseIcon,
  RingIcon,
  ScanIcon,
} from '../icons';
import { Chip, type ChipTone } from './chip';

/** No state is told by colour alone: each has its own sign. */
const states = {
  pending: { tone: 'line', icon: <RingIcon />, label: 'Pending' },
  reviewed: { tone: 'info', icon: <HalfIcon />, label: 'Under Review' },
  shortlisted: { tone: 'warn', icon: <BookmarkIcon />, label: 'Shortlisted' },
  hired: { tone: 'good', icon: <CheckIcon />, label: 'Hired' },
  rejected: { tone: 'bad', icon: <CloseIcon />, label: 'Rejected' },
  withdrawn: { tone: 'plain', icon: <LeftIcon />, label: 'Withdrawn' },
  paused: { tone: 'warn', icon: <PauseIcon />, label: 'Paused' },
  closed: { tone: 'plain', icon: <LockIcon />, label: 'Closed' },
  safe: { tone: 'good', icon: <CheckIcon />, label: 'Safe' },
  scanning: { tone: 'warn', icon: <ScanIcon />, label: 'Scanning...' },
  blocked: { tone: 'bad', icon: <BlockedIcon />, label: 'Blocked' },
  urgent: { tone: 'bad', icon: <AlertIcon />, label: 'High Priority' },
} as const satisfies Record<string, { tone: ChipTone; icon: ReactNode; label: string }>;

export type StateName = keyof typeof states;

export function StateChip({ state, label }: { state: StateName; label?: ReactNode }): ReactNode {
  const { tone, icon, label: usual } = states[state];
  return (
    <Chip tone={tone} icon={icon}>
      {label ?? usual}
    </Chip>
  );
}
