import Button from '@mui/material/Button';
import { counted } from '@crewcall/contracts-core';
import { dayWords, type Timesheet } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Card, Note, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useApproveAsPlannedMutation } from '../api/timesheets.api';
import { isSheetAsPlanned } from '../model/hours-labels';
import { CrewSheetRow } from './crew-sheet-row';

interface CallCrewProps {
  /** Of one call, one at least. */
  sheets: readonly [Timesheet, ...Timesheet[]];
  isBusy: boolean;
  onApprove: (id: string) => void;
  onQuestion: (id: string) => void;
}

/** A call's whole crew: those who worked as planned are approved in one go. */
export function CallCrew({ sheets, isBusy, onApprove, onQuestion }: CallCrewProps): ReactNode {
  const dispatch = useAppDispatch();
  const [approveAll, { isLoading, error }] = useApproveAsPlannedMutation();
  const [{ call_id, job_title, call_name, day }] = sheets;
  const planned = sheets.filter((sheet) => sheet.state === 'submitted' && isSheetAsPlanned(sheet)).length;
  const all = async (): Promise<void> => {
    const { data } = await approveAll(call_id);
    if (!data) return;
    const left = data.left_out ? ` ${counted(data.left_out, 'timesheet')} left to look at.` : '';
    dispatch(showToast({ tone: 'good', title: `${counted(data.approved, 'timesheet')} approved.${left}` }));
  };
  return (
    <Section
      title={[job_title, call_name, dayWords(day)].filter(Boolean).join(', ')}
      count={counted(sheets.length, 'timesheet')}
      actions={
        planned > 0 && (
          <Button variant="contained" color="inherit" disabled={isLoading} onClick={() => void all()}>
            {isLoading ? 'Approving...' : `Approve ${planned} as planned`}
          </Button>
        )
      }
    >
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
      <Card component="ul" aria-label={`Crew of ${job_title}, ${dayWords(day)}`}>
        {sheets.map((sheet) => (
          <CrewSheetRow
            key={sheet.id}
            sheet={sheet}
            isBusy={isBusy}
            onApprove={() => onApprove(sheet.id)}
            onQuestion={() => onQuestion(sheet.id)}
          />
        ))}
      </Card>
    </Section>
  );
}
