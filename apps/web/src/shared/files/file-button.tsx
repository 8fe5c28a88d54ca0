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
}

/** Saves a file that the service makes. */
export function FileButton({ label, path, name }: FileButtonProps): ReactNode {
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
      disabled={isBusy}
      onClick={() => void save()}
    >
      {isBusy ? 'Fetching...' : label}
    </Button>
  );
}
