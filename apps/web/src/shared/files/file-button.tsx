import Button from '@mui/material/Button';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { DownloadIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from './download';

interface FileButtonProps {
  label: string;
  path: string;
  /** As it is saved. */
  name: string;
  /** What the label leaves to the eye. */
  description?: string;
  size?: 'small' | 'medium';
}

/** Saves a file that the service makes. */
export function FileButton({ label, path, name, description, size = 'medium' }: FileButtonProps): ReactNode {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const hasCome = await downloadFrom(path, name);
    setBusy(false);
    if (!hasCome) dispatch(showToast({ tone: 'bad', title: 'The file did not come. Please try again.' }));
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      size={size}
      disabled={isBusy}
      aria-label={description}
      onClick={() => void save()}
    >
      {isBusy ? 'Fetching...' : label}
    </Button>
  );
}
