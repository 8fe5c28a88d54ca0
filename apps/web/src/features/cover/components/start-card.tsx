import Button from '@mui/material/Button';
import { rateWords, type Terms } from '@crewcall/contracts-bookings';
import { Card, CardBody, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { peopleWords } from '../model/candidate-words';

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
              {peopleWords(asked)} can be asked, at {rateWords(terms)} for all. The first to accept has it.
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
