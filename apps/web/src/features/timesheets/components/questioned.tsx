import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isAtTheEnd, roundWords, type Timesheet, talkWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { LinkButton, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useAcceptHoursMutation } from '../api/timesheets.api';
import { firstName, sumWords, timesWords } from '../model/hours-labels';
import { AskAboutHours } from './asked-hours';
import { Reasons } from './versions';

const Said = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});

/** What the company sees differently; either side takes the figures of the other, or they talk. */
export function Questioned({ sheet, isCrew }: { sheet: Timesheet; isCrew: boolean }): ReactNode {
  const dispatch = useAppDispatch();
  const [accept, { isLoading, error }] = useAcceptHoursMutation();
  const theirs = sheet.versions.findLast(({ by }) => by === 'company');
  const crew = sheet.versions.findLast(({ by }) => by === 'crew');
  if (!theirs) return null;
  const taken = isCrew ? theirs.figures : (crew?.figures ?? sheet.figures);
  const whose = isCrew ? sheet.company : firstName(sheet);
  const take = async (): Promise<void> => {
    const { data } = await accept({ id: sheet.id, version: sheet.version });
    if (data) dispatch(showToast({ tone: 'good', title: 'Agreed' }));
  };
  const other = isCrew ? sheet.recruiter_id : sheet.freelancer_id;
  return (
    <>
      <Note tone="warn" title={isCrew ? `${sheet.company} questions your hours` : 'You question these hours'}>
        <Said>
          <Reasons version={theirs} />
          <p>
            By {isCrew ? 'their' : 'your'} figures {timesWords(sheet, theirs.figures)}, {sumWords(theirs)}.{' '}
            {roundWords(sheet.round)}.
          </p>
          <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void take()}>
            {isLoading ? 'Agreeing...' : `Accept their figures, ${sumWords({ figures: taken })}`}
          </Button>
        </Said>
      </Note>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
      {isAtTheEnd(sheet) && (
        <Note title={talkWords(whose)}>
          <Said>
            <p>You went back and forth three times.</p>
            <LinkButton
              to={webRoutes.dashboard.href({ tab: 'messages', to: other })}
              variant="outlined"
              color="inherit"
            >
              Message {whose}
            </LinkButton>
            <AskAboutHours sheet={sheet} />
          </Said>
        </Note>
      )}
    </>
  );
}
