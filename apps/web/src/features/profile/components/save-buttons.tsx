import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SaveButtonsProps {
  isSaving: boolean;
  /** Something that is to be saved is not ready yet. */
  isWaiting: boolean;
  onCancel?: () => void;
}

/** Cancel is there only when there is something to go back to. */
export function SaveButtons({ isSaving, isWaiting, onCancel }: SaveButtonsProps): ReactNode {
  return (
    <>
      {onCancel && (
        <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      )}
      <Button variant="contained" type="submit" disabled={isSaving || isWaiting}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </>
  );
}
