import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  approvedByWords,
  canMoveTimesheet,
  dayWords,
  isAgreed,
  momentWords,
  type Timesheet,
  timesheetChipWords,
  timesheetPdfName,
  timesheetRoutes,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, useSession } from '@crewcall/web-data-access';
import { ActionRow, Card, CardFoot, Note, PageHead, PageMeta, Stack, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PrintStyles } from '../../../shared/print';
import { QueryState } from '../../../shared/query-state';
import { useNow } from '../../../shared/time';
import { useApproveHoursMutation, useCorrectHoursMutation, useTimesheetQuery } from '../api/timesheets.api';
import { AskedHours } from './asked-hours';
import { Expenses } from './expenses';
import { FileButton } from '../../../shared/files/file-button';
import { HoursFacts } from './hours-facts';
import { HoursForm } from './hours-form';
import { QuestionDialog } from './question-dialog';
import { Questioned } from './questioned';
import { SheetChip } from './sheet-chip';
import { Versions } from './versions';

/** Hours of one person on one call, for the two of them. */
export function TimesheetPage({ id }: { id: string }): ReactNode {
  const { user } = useSession();
  const { data: sheet, error, isFetching, refetch } = useTimesheetQuery(id);
  if (!user) return null;
  if (!sheet)
    return (
      <Card>
        <QueryState query={{ error, isFetching, refetch }} what="the timesheet" rows={3} height={96} />
      </Card>
    );
  return <Sheet sheet={sheet} isCrew={user.role === 'freelancer'} />;
}

function Sheet({ sheet, isCrew }: { sheet: Timesheet; isCrew: boolean }): ReactNode {
  const canSubmit = isCrew && canMoveTimesheet('submit', sheet, 'crew');
  const who = isCrew ? sheet.company : (sheet.freelancer_name ?? 'Deleted Freelancer');
  const title = `${sheet.is_fee ? 'Cancellation fee' : 'Hours'} for ${sheet.job_title}`;
  return (
    <Stack sx={{ maxWidth: 860 }}>
      <PrintStyles foot={[title, sheet.freelancer_name, dayWords(sheet.day)].filter(Boolean).join(', ')} />
      <div>
        <Typography variant="body2">
          <TextLink to={webRoutes.timesheets.href()}>Timesheets</TextLink>
        </Typography>
        <PageMeta title={title} />
        <PageHead
          title={title}
          lede={[sheet.role_name, who, dayWords(sheet.day)].join(', ')}
          actions={
            <ActionRow sx={{ alignItems: 'center' }}>
              <SheetChip state={sheet.state} />
              <FileButton
                label="Also as PDF"
                path={timesheetRoutes.timesheetPdf(sheet.id)}
                name={timesheetPdfName(sheet)}
              />
            </ActionRow>
          }
        />
        <Around sheet={sheet} isCrew={isCrew} />
      </div>
      {sheet.state === 'disputed' && <Questioned sheet={sheet} isCrew={isCrew} />}
      <AskedHours sheet={sheet} isCrew={isCrew} />
      <Card>
        {canSubmit ? (
          <HoursForm key={`${sheet.id} ${sheet.round}`} sheet={sheet} />
        ) : (
          <>
            <HoursFacts sheet={sheet} label={timesheetChipWords[sheet.state]} />
            {isCrew ? <CrewFoot sheet={sheet} /> : <CompanyFoot sheet={sheet} />}
          </>
        )}
      </Card>
      {canSubmit && (
        <Typography variant="body2" color="textSecondary">
          {sheet.company} has 72 hours to approve or question a line. No answer counts as approved.
        </Typography>
      )}
      <Expenses sheet={sheet} isCrew={isCrew} />
      <Versions sheet={sheet} />
    </Stack>
  );
}

/** What this sheet follows, and what is to come. */
function Around({ sheet, isCrew }: { sheet: Timesheet; isCrew: boolean }): ReactNode {
  const { corrects_id, corrected_by_id, counts_at, locks_at } = sheet;
  const now = useNow();
  return (
    <Stack sx={{ gap: 1 }}>
      {corrects_id && (
        <Note>
          Corrects an <TextLink to={webRoutes.timesheet.href(corrects_id)}>agreed timesheet</TextLink>, which stays as
          it is.
        </Note>
      )}
      {corrected_by_id && (
        <Note>
          There is a <TextLink to={webRoutes.timesheet.href(corrected_by_id)}>correction</TextLink> of this timesheet.
        </Note>
      )}
      {counts_at && (
        <Note>
          {isCrew
            ? `Submitted to ${sheet.company}.`
            : sheet.is_fee
              ? 'Approve or question this fee.'
              : 'Approve or question these hours.'}{' '}
          {sheet.is_fee ? 'It counts' : 'They count'} as approved on {momentWords(new Date(counts_at))}.
        </Note>
      )}
      {isAgreed(sheet.state) && (
        <Note tone="good">
          {[approvedByWords(sheet), locks_at && lockWords(new Date(locks_at), now)].filter(Boolean).join(', ')}.
        </Note>
      )}
    </Stack>
  );
}

const lockWords = (at: Date, now: number): string =>
  `${at.getTime() > now ? 'locks' : 'locked'} on ${dayWords(wallTimeOf(at).day)}`;

function CrewFoot({ sheet }: { sheet: Timesheet }): ReactNode {
  const navigate = useNavigate();
  const [correct, { isLoading, error }] = useCorrectHoursMutation();
  if (!isAgreed(sheet.state) || sheet.corrected_by_id || sheet.is_fee) return null;
  const make = async (): Promise<void> => {
    const { data } = await correct(sheet.id);
    if (data) void navigate(webRoutes.timesheet.href(data.id));
  };
  return (
    <CardFoot>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
      <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void make()}>
        Make a correction
      </Button>
    </CardFoot>
  );
}

function CompanyFoot({ sheet }: { sheet: Timesheet }): ReactNode {
  const [approve, { isLoading, error }] = useApproveHoursMutation();
  const [isAsking, setAsking] = useState(false);
  if (sheet.state !== 'submitted') return null;
  return (
    <CardFoot>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
      <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => setAsking(true)}>
        Question
      </Button>
      <Button
        variant="contained"
        disabled={isLoading}
        onClick={() => void approve({ id: sheet.id, version: sheet.version })}
      >
        {isLoading ? 'Approving...' : 'Approve'}
      </Button>
      {isAsking && <QuestionDialog sheet={sheet} onClose={() => setAsking(false)} />}
    </CardFoot>
  );
}
