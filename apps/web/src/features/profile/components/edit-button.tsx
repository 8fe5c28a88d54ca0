import Button from '@mui/material/Button';
import { EditIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function EditButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }): ReactNode {
  return (
    <Button variant="outlined" size="small" startIcon={<EditIcon />} aria-busy={isBusy} onClick={onClick}>
      Edit Profile
    </Button>
  );
}
