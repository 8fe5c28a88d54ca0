import { disputedLineWords, payWords, roundWords, type Timesheet, timesheetLimits } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Quote, WordsDialog } from '@crewcall/web-ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useOpenAskedHoursMutation } from '../api/desk.api';

const List = styled('ol')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});
const Start = styled('div')({ justifySelf: 'start' });

type Version = Timesheet['versions'][number];

const wall = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string => `${starts_at} to ${ends_at}`;

/** '08:00 to 23:30, breaks 13:00 to 14:00, £536.00' */
const figuresWords = ({ figures: { breaks, pay, ...times } }: Version): string =>
  [
    wall(times),
    breaks.length ? `breaks ${breaks.map(wall).join(', ')}` : 'no breaks',
    ...(pay ? [payWords(pay.total_pence)] : []),
  ].join(', ');

/** Hours of two others: opened with a reason, which is written down each time. */
export function AskedHours({ sheetId }: { sheetId: string }): ReactNode {
  const [open, { data: sheet, isLoading, error, reset }] = useOpenAskedHoursMutation();
  const [isAsking, setAsking] = useState(false);
  if (sheet) return <AskedVersions sheet={sheet} />;
  const send = async (reason: string): Promise<void> => {
    const answer = await open({ id: sheetId, reason });
    if (!('error' in answer)) setAsking(false);
  };
  return (
    <Start>
      <Button
        variant="outlined"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        Open the timesheet
      </Button>
      {isAsking && (
        <WordsDialog
          title="Open this timesheet?"
          field={{ label: 'Why you open it', maxLength: timesheetLimits.words }}
          confirmLabel="Open"
          busyLabel="Opening..."
          isBusy={isLoading}
          problem={error && errorText(error, 'Please try again.')}
          onConfirm={(reason) => void send(reason)}
          onClose={() => setAsking(false)}
        >
          <Typography color="textSecondary">
            It is between two others. That you opened it, and why, is written in the audit log.
          </Typography>
        </WordsDialog>
      )}
    </Start>
  );
}

function AskedVersions({ sheet }: { sheet: Timesheet }): ReactNode {
  return (
    <List aria-label="Every version of the hours">
      {sheet.versions.map((version) => (
        <li key={version.number}>
          <p>
            <b>{version.by === 'crew' ? (sheet.freelancer_name ?? 'Deleted Freelancer') : sheet.company}</b>,{' '}
            {roundWords(version.round).toLowerCase()}: {figuresWords(version)}
          </p>
          {version.reasons.map((reason) => (
            <p key={reason.line}>
              {disputedLineWords(reason)}
              {reason.words && ` “${reason.words}”`}
            </p>
          ))}
          {version.note && <Quote>{version.note}</Quote>}
        </li>
      ))}
    </List>
  );
}
