import { styled } from '@mui/material/styles';
import { type CallSheet, changesWords, isImportantChange, momentWords } from '@crewcall/contracts-bookings';
import { SheetPdfButton } from './sheet-pdf-button';
import { CheckField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Root = styled('div')({ fontSize: '.875rem' });

interface PublishStateProps {
  sheet: CallSheet;
  isImportant: boolean;
  onImportant: (isImportant: boolean) => void;
}

/** What crew have now, and what publishing would change of it. */
export function PublishState({ sheet, isImportant, onImportant }: PublishStateProps): ReactNode {
  const { version, published_at, changes } = sheet;
  if (version === null || !published_at) return <Root>Not published yet: crew read “Call sheet to follow”.</Root>;
  const isAlready = isImportantChange(changes);
  return (
    <Root>
      Version {version}, published {momentWords(new Date(published_at))}.
      <SheetPdfButton {...{ callId: sheet.call_id, day: sheet.content?.starts_on ?? sheet.day, version }} />
      {changes.length > 0 && ` To publish: ${changesWords(changes)}.`}
      <CheckField
        label="Important: all acknowledge again"
        checked={isImportant || isAlready}
        disabled={isAlready}
        onChange={({ target }) => onImportant(target.checked)}
      />
    </Root>
  );
}
