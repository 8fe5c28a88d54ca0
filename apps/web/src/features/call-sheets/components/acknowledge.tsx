import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { momentWords } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { CheckField, CheckIcon, Note, phone } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useAcknowledgeSheetMutation, useKeptTapsQuery } from '../api/call-sheets.api';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  '& .MuiButton-root': { minHeight: 52, fontSize: '1rem' },
  [phone]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    marginInline: -16,
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
  '@media print': { display: 'none' },
}));

interface AcknowledgeProps {
  callId: string;
  version: number;
  /** When the person said so, of a version that still counts. */
  at: string | null;
}

/** One tap, in reach of the thumb until it is done. */
export function Acknowledge({ callId, version, at }: AcknowledgeProps): ReactNode {
  const [acknowledge, { isLoading, error }] = useAcknowledgeSheetMutation();
  const [isEnough, setEnough] = useState(false);
  const { data: kept } = useKeptTapsQuery(callId);
  if (!at && kept?.some(({ what }) => what === 'acknowledged'))
    return (
      <Note isAlert title="You have read this.">
        The company is told as soon as you have a signal.
      </Note>
    );
  if (at)
    return (
      <Note tone="good" isAlert>
        You have read this. The company was told on {momentWords(new Date(at))}.
      </Note>
    );
  return (
    <Bar className="screen-only">
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not sent. Please try again.')}
        </Note>
      )}
      <CheckField
        label="No more reminders of this call"
        checked={isEnough}
        onChange={({ target }) => setEnough(target.checked)}
      />
      <Button
        variant="contained"
        startIcon={<CheckIcon />}
        disabled={isLoading}
        onClick={() => void acknowledge({ callId, version, no_reminders: isEnough })}
      >
        {isLoading ? 'Sending...' : 'I have read this'}
      </Button>
    </Bar>
  );
}
