import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Timesheet } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Stack } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useApproveHoursMutation } from '../api/timesheets.api';
import { useHoursKeys } from '../hooks/use-hours-keys';
import { firstName } from '../model/hours-labels';
import { CallCrew } from './call-crew';
import { QuestionDialog } from './question-dialog';

/** Keys are for those who have some. */
const Keys = styled(Typography)({ '@media (hover: none)': { display: 'none' } });

function byCall(sheets: readonly Timesheet[]): [Timesheet, ...Timesheet[]][] {
  const calls = new Map<string, [Timesheet, ...Timesheet[]]>();
  for (const sheet of sheets) {
    const group = calls.get(sheet.call_id);
    if (group) group.push(sheet);
    else calls.set(sheet.call_id, [sheet]);
  }
  return [...calls.values()];
}

/** What crew have sent, call by call. */
export function CompanySheets({ sheets, isToDo }: { sheets: readonly Timesheet[]; isToDo: boolean }): ReactNode {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useApproveHoursMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const find = (id: string | null): Timesheet | undefined => sheets.find((sheet) => sheet.id === id);
  const approve = async (id: string): Promise<void> => {
    const sheet = find(id);
    if (sheet?.state !== 'submitted') return;
    const { error } = await send({ id, version: sheet.version });
    const title = error ? errorText(error, 'That was not done. Please try again.') : `${firstName(sheet)}: approved`;
    dispatch(showToast({ tone: error ? 'bad' : 'good', title }));
  };
  const question = (id: string): void => setAsked(find(id)?.state === 'submitted' ? id : null);
  const list = useHoursKeys({ approve: (id) => void approve(id), question });
  const questioned = find(asked);
  return (
    <Stack ref={list}>
      {isToDo && (
        <Keys variant="body2" color="textSecondary">
          Keys: J and K go from row to row, A approves, D questions.
        </Keys>
      )}
      {byCall(sheets).map((crew) => (
        <CallCrew
          key={crew[0].call_id}
          sheets={crew}
          isBusy={isLoading}
          onApprove={(id) => void approve(id)}
          onQuestion={question}
        />
      ))}
      {questioned && <QuestionDialog key={questioned.id} sheet={questioned} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
