import Typography from '@mui/material/Typography';
import type { ChosenRole } from '@crewcall/contracts-identity';
import { ConfirmDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export const roleChoices = [
  { value: 'freelancer', label: 'Freelancer', text: 'I work on shows' },
  { value: 'recruiter', label: 'Recruiter', text: 'I hire crew' },
] as const;

const consequences: Record<ChosenRole, string[]> = {
  recruiter: [
    'You can post jobs and hire, and no longer apply for jobs.',
    'Your crew profile is kept, but nobody finds it until you switch back.',
    'Applications you have sent stay as they are.',
  ],
  freelancer: [
    'You can apply for jobs, and no longer post any.',
    'Your active jobs are paused until you switch back.',
    'Your company profile is kept, but nobody finds it until then.',
  ],
};

interface RoleDialogProps {
  to: ChosenRole;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What changes with the account type, before it does. */
export function RoleDialog({ to, isBusy, onConfirm, onClose }: RoleDialogProps): ReactNode {
  const label = roleChoices.find(({ value }) => value === to)?.label ?? to;
  return (
    <ConfirmDialog
      open
      title={`Switch to a ${label} account?`}
      confirmLabel={`Switch to ${label}`}
      busyLabel="Switching..."
      isDestructive={false}
      {...{ isBusy, onConfirm, onClose }}
    >
      <ul style={{ paddingLeft: 20, listStyle: 'disc' }}>
        {[...consequences[to], 'You are signed out on your other devices.'].map((line) => (
          <Typography key={line} component="li">
            {line}
          </Typography>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
