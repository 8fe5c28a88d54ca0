import { type TimesheetState, timesheetChipWords } from '@crewcall/contracts-bookings';
import { AlertIcon, CheckIcon, Chip, LockIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { stateTones } from '../model/hours-labels';

const icons: Partial<Record<TimesheetState, ReactNode>> = {
  disputed: <AlertIcon />,
  approved: <CheckIcon />,
  locked: <LockIcon />,
};

export const SheetChip = ({ state }: { state: TimesheetState }): ReactNode => (
  <Chip tone={stateTones[state]} icon={icons[state]}>
    {timesheetChipWords[state]}
  </Chip>
);
