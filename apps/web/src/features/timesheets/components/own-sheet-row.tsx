import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords, momentWords, type Timesheet, spellMinutes } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { DateBlock, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { expensesWords, sumWords, timesWords } from '../model/hours-labels';
import { SheetChip } from './sheet-chip';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .date': { paddingBlock: 16, borderRight: `1px solid ${vars.palette.divider}` },
  '& .words': { display: 'grid', justifyItems: 'start', gap: 4, padding: 16 },
}));

/** One of one's own. */
export function OwnSheetRow({ sheet }: { sheet: Timesheet }): ReactNode {
  const { counts_at, call_name, job_title, role_name, company, figures } = sheet;
  const expenses = expensesWords(sheet, true);
  return (
    <Row>
      <DateBlock day={dayWords(sheet.day)} dateTime={sheet.day} />
      <div className="words">
        <SheetChip state={sheet.state} />
        <Typography variant="h4" component="h2">
          <TextLink to={webRoutes.timesheet.href(sheet.id)}>{job_title}</TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[role_name, company, call_name].filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="body2">
          {timesWords(sheet, figures)}, {!sheet.is_fee && `${spellMinutes(figures.paid_minutes)}, `}
          <b>{sumWords(sheet)}</b>
          {expenses && `, ${expenses}`}
        </Typography>
        {counts_at && (
          <Typography variant="body2" color="textSecondary">
            Counts as approved on {momentWords(new Date(counts_at))}
          </Typography>
        )}
      </div>
    </Row>
  );
}
