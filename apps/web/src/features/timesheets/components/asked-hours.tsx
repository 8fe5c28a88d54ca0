import Button from '@mui/material/Button';
import { momentWords, type Timesheet } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Note, Quote } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useAskAboutHoursMutation } from '../api/timesheets.api';
import { firstName } from '../model/hours-labels';

/** Once, after three rounds: an administrator reads the sheet and comments. */
export function AskAboutHours({ sheet }: { sheet: Timesheet }): ReactNode {
  const dispatch = useAppDispatch();
  const [ask, { isLoading, error }] = useAskAboutHoursMutation();
  if (sheet.asked) return null;
  const send = async (): Promise<void> => {
    const { data } = await ask(sheet.id);
    if (data) dispatch(showToast({ tone: 'good', title: 'An administrator is asked' }));
  };
  return (
    <>
      <p>Or ask an administrator: they read this timesheet and comment on it for you both. They decide nothing.</p>
      <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void send()}>
        {isLoading ? 'Asking...' : 'Ask an administrator'}
      </Button>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
    </>
  );
}

/** That an administrator was asked, and what they said, to both sides alike. */
export function AskedHours({ sheet, isCrew }: { sheet: Timesheet; isCrew: boolean }): ReactNode {
  if (!sheet.asked) return null;
  const { by, at, comment, commented_at } = sheet.asked;
  const asker = (by === 'crew') === isCrew ? 'You' : by === 'crew' ? firstName(sheet) : sheet.company;
  const asked = `${asker} asked an administrator on ${momentWords(new Date(at))}.`;
  if (!comment || !commented_at)
    return <Note title="An administrator is asked">{asked} Their comment will stand here for you both.</Note>;
  return (
    <Note title={`An administrator commented on ${momentWords(new Date(commented_at))}`}>
      <Quote>{comment}</Quote>
      {asked} They decide nothing: agree with each other.
    </Note>
  );
}
