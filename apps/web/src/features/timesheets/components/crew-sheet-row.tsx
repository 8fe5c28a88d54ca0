import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { approvedByWords, roundWords, type Timesheet, spellMinutes } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { phone, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { expensesWords, firstName, isSheetAsPlanned, sumWords, timesWords } from '../model/hours-labels';
import { SheetChip } from './sheet-chip';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1.2fr) 120px 108px minmax(180px, 1.4fr)',
  gap: 16,
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:focus-visible': { outlineOffset: -2 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .quiet': { color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .sum': { fontWeight: 640, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 8,
    '& .who, & .worked, & .acts': { gridColumn: '1 / -1' },
    '& .acts': { justifyContent: 'flex-start' },
    '& .acts .MuiButton-root': { flex: 1 },
  },
}));

interface CrewSheetRowProps {
  sheet: Timesheet;
  isBusy: boolean;
  onApprove: () => void;
  onQuestion: () => void;
}

/** Hours of one of a call's crew. */
export function CrewSheetRow({ sheet, isBusy, onApprove, onQuestion }: CrewSheetRowProps): ReactNode {
  const { state, figures, role_name } = sheet;
  const expenses = expensesWords(sheet, false);
  const differs = state === 'submitted' && !sheet.is_fee && !isSheetAsPlanned(sheet);
  return (
    <Row tabIndex={-1} data-sheet={sheet.id}>
      <p className="who">
        <TextLink to={webRoutes.timesheet.href(sheet.id)}>{sheet.freelancer_name ?? 'Deleted Freelancer'}</TextLink>,{' '}
        {role_name}
      </p>
      <p className="worked">
        {timesWords(sheet, figures)}
        <span className="quiet">
          {!sheet.is_fee && `, ${spellMinutes(figures.paid_minutes)}`}
          {differs && ', differs from the plan'}
          {expenses && `, ${expenses}`}
        </span>
      </p>
      <div>
        <SheetChip state={state} />
      </div>
      <p className="sum">{sumWords(sheet)}</p>
      {state === 'submitted' ? (
        <div className="acts">
          <Button variant="outlined" color="inherit" size="small" disabled={isBusy} onClick={onApprove}>
            Approve
          </Button>
          <Button variant="text" color="inherit" size="small" onClick={onQuestion}>
            Question
          </Button>
        </div>
      ) : (
        <p className="acts quiet">{saidWords(sheet)}</p>
      )}
    </Row>
  );
}

/** 'You: “Out at 23:00.” Maya: “Truck loaded 23:30.” Round 2 of 3', or who approved. */
function saidWords(sheet: Timesheet): string {
  if (sheet.state !== 'disputed') return approvedByWords(sheet) ?? '';
  const asked = sheet.versions.findLast(({ by }) => by === 'company');
  const answered = sheet.versions.findLast(({ by, note }) => by === 'crew' && note);
  const words = asked?.reasons.find((reason) => reason.words)?.words;
  return [words && `You: “${words}”`, answered && `${firstName(sheet)}: “${answered.note}”`, roundWords(sheet.round)]
    .filter(Boolean)
    .join(' ');
}
