import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Cancel is there only when there is something to go back to. */
export function SaveButtons({ isSaving, onCancel }: { isSaving: boolean; onCancel?: () => void }): ReactNode {
  return (
    <>
      {onCancel && (
        <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      )}
      <Button variant="contained" type="submit" disabled={isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </>
  );
}
