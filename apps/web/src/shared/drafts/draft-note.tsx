import Button from '@mui/material/Button';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function DraftNote({ onAfresh }: { onAfresh: () => void }): ReactNode {
  return (
    <Note>
      We kept what you had written.{' '}
      <Button variant="text" size="small" onClick={onAfresh}>
        Start afresh
      </Button>
    </Note>
  );
}
