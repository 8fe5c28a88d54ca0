import Button from '@mui/material/Button';
import { counted } from '@crewcall/contracts-core';
import { rateWords, type Terms } from '@crewcall/contracts-bookings';
import { Card, CardBody, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface StartCardProps {
  /** Why it cannot be started. */
  problem: string | null;
  terms: Terms;
  asked: number;
  isBusy: boolean;
  isPossible: boolean;
  error: string | undefined;
  onStart: () => void;
}

/** One click with the defaults starts it. */
export function StartCard({ problem, terms, asked, isBusy, isPossible, error, onStart }: StartCardProps): ReactNode {
  return (
    <Card>
      <CardBody>
        {problem ? (
          <Note>{problem}</Note>
        ) : (
          <>
            <p>
              {counted(asked, 'person', 'people')} can be asked, at {rateWords(terms)} for all. The first to accept has
              it.
            </p>
            <Button
              variant="contained"
              disabled={isBusy || !isPossible}
              onClick={onStart}
              sx={{ justifySelf: 'start' }}
            >
              {isBusy ? 'Starting...' : 'Find cover now'}
            </Button>
          </>
        )}
        {error && (
          <Note tone="bad" isAlert>
            {error}
          </Note>
        )}
      </CardBody>
    </Card>
  );
}
