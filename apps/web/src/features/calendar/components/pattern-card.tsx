import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CALENDAR_UPDATED, LONDON_TIME_WORDS, type WeeklyPattern } from '@crewcall/contracts-bookings';
import { errorText, onEveryVisit, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ErrorPanel, LineSkeleton, Note, SectionCard } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useTypedOver } from '../../../shared/forms';
import { usePatternQuery, useSavePatternMutation } from '../api/calendar.api';
import { patternOf, patternValuesOf, problemOfPattern, weekdayNames } from '../model/pattern-form';
import { PatternDay } from './pattern-day';

/** The hours of the week that a person usually works. */
export function PatternCard(): ReactNode {
  const { data, error, isFetching, refetch } = usePatternQuery(undefined, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  return (
    <SectionCard title="I usually work">
      <Typography variant="body2" color="textSecondary">
        Outside these times you count as not available. Nothing is turned down for you, and what you set in the calendar
        for a day comes first. Without a day here every day is open. {LONDON_TIME_WORDS}.
      </Typography>
      {data && <PatternForm pattern={data} />}
      {!data && isFetching && <LineSkeleton />}
      {!data && !isFetching && (
        <ErrorPanel
          title="Your usual times could not be loaded."
          message={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </SectionCard>
  );
}

function PatternForm({ pattern }: { pattern: WeeklyPattern }): ReactNode {
  const dispatch = useAppDispatch();
  const [save, { isLoading, error }] = useSavePatternMutation();
  const { values, type, done } = useTypedOver(patternValuesOf(pattern));
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const found = problemOfPattern(values);
    setProblem(found);
    if (found) return;
    const { error: refused } = await save(patternOf(values));
    if (refused) return;
    done();
    dispatch(showToast({ tone: 'good', title: CALENDAR_UPDATED }));
  };
  const words = problem ?? (error ? errorText(error, 'That was not saved. Please try again.') : null);
  return (
    <>
      <ul aria-label="Days of the week">
        {weekdayNames.map((name, day) => (
          <PatternDay key={name} {...{ day, values }} onChange={type} />
        ))}
      </ul>
      {words && (
        <Note tone="bad" isAlert>
          {words}
        </Note>
      )}
      <Button variant="contained" color="inherit" disabled={isLoading} onClick={() => void send()}>
        {isLoading ? 'Saving...' : 'Save usual times'}
      </Button>
    </>
  );
}
