import { styled } from '@mui/material/styles';
import {
  disputedLineWords,
  momentWords,
  payWords,
  roundWords,
  type Timesheet,
  type TimesheetVersion,
} from '@crewcall/contracts-bookings';
import { Card, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { firstName, timesWords, wallWords } from '../model/hours-labels';

const List = styled('ol')(({ theme: { vars } }) => ({
  '& > li': { display: 'grid', gap: 4, padding: 16, borderTop: `1px solid ${vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .quiet': { color: vars.palette.text.secondary, fontSize: '.875rem' },
}));

/** Everything that either side sent, oldest first: nothing of it is ever changed. */
export function Versions({ sheet }: { sheet: Timesheet }): ReactNode {
  if (sheet.versions.length < 2) return null;
  return (
    <Section title="Every version" count={sheet.versions.length}>
      <Card>
        <List>
          {sheet.versions.map((version) => (
            <Version key={version.number} version={version} sheet={sheet} />
          ))}
        </List>
      </Card>
    </Section>
  );
}

function Version({ version, sheet }: { version: TimesheetVersion; sheet: Timesheet }): ReactNode {
  const { by, at, round, figures, note } = version;
  const words = figures.breaks.length ? `, breaks ${figures.breaks.map(wallWords).join(', ')}` : ', no breaks';
  const breaks = sheet.is_fee ? '' : words;
  return (
    <li>
      <p>
        <b>{by === 'crew' ? firstName(sheet) : sheet.company}</b>: {timesWords(sheet, figures)}
        {breaks}
        {figures.pay && `, ${payWords(figures.pay.total_pence)}`}
      </p>
      <Reasons version={version} />
      {note && <p>“{note}”</p>}
      <p className="quiet">
        {roundWords(round)}, {momentWords(new Date(at))}
      </p>
    </li>
  );
}

/** What a company questions, line by line. */
export function Reasons({ version: { reasons } }: { version: TimesheetVersion }): ReactNode {
  return reasons.map((reason) => (
    <p key={reason.line}>
      {disputedLineWords(reason)}
      {reason.words && ` “${reason.words}”`}
    </p>
  ));
}
