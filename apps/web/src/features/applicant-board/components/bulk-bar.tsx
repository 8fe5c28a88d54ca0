import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { counted } from '@crewcall/contracts-core';
import { boardLimits, crewListLimits } from '@crewcall/contracts-bookings';
import { CloseIcon, FormDialog, Note, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { RejectDialog } from '../../../shared/rejecting';
import type { useBulk } from '../hooks/use-bulk';
import { BarRoot } from './board.styles';
import { MessageManyDialog } from './message-many-dialog';

interface BulkBarProps {
  chosen: readonly string[];
  bulk: ReturnType<typeof useBulk>;
  roleId: string | null;
  /** Null unless two to four are chosen. */
  onCompare: (() => void) | null;
  onClear: () => void;
}

/** What can be done with those who are chosen, then what came of it, with the way back. */
export function BulkBar({
  chosen,
  bulk: { act, message, undo, done, dismiss, problem, isBusy },
  roleId,
  onCompare,
  onClear,
}: BulkBarProps): ReactNode {
  const [asking, setAsking] = useState<'message' | 'reject' | 'tag' | null>(null);
  const [tag, setTag] = useState('');
  const close = (): void => setAsking(null);
  const count = counted(chosen.length, 'applicant');
  const isTooMany = chosen.length > boardLimits.bulk;
  const actOn = (label: string, onClick: () => void, color: 'inherit' | 'error' = 'inherit'): ReactNode => (
    <Button
      size="small"
      variant={color === 'error' ? 'text' : 'outlined'}
      color={color}
      disabled={isBusy || isTooMany}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <>
      {problem && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
      {chosen.length > 0 ? (
        <BarRoot role="region" aria-label="Selected">
          <b>
            {isTooMany ? `${chosen.length} selected: choose at most ${boardLimits.bulk}` : `${chosen.length} selected`}
          </b>
          {onCompare && actOn('Compare', onCompare)}
          {actOn('Shortlist', () => void act({ action: 'shortlist' }))}
          {roleId && actOn('Pencil', () => void act({ action: 'pencil', role_id: roleId }))}
          {roleId && actOn('Enquire', () => void act({ action: 'enquire', role_id: roleId }))}
          {actOn('Message', () => setAsking('message'))}
          {actOn('Tag', () => setAsking('tag'))}
          {actOn('Reject', () => setAsking('reject'), 'error')}
          <IconButton aria-label="Clear selection" onClick={onClear} sx={{ ml: 'auto' }}>
            <CloseIcon />
          </IconButton>
        </BarRoot>
      ) : (
        done && (
          <BarRoot role="status">
            <b>{done.words}</b>
            {done.undo && (
              <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void undo()}>
                Undo
              </Button>
            )}
            <IconButton aria-label="Close" onClick={dismiss} sx={{ ml: 'auto' }}>
              <CloseIcon />
            </IconButton>
          </BarRoot>
        )
      )}
      {asking === 'message' && (
        <MessageManyDialog
          title={`Message ${count}`}
          {...{ isBusy, problem }}
          onClose={close}
          onSend={(text) => void message(text).then((isDone) => isDone && close())}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          title={`Reject ${count}?`}
          {...{ isBusy, problem }}
          onClose={close}
          onReject={(message) => void act({ action: 'reject', message }).then((isDone) => isDone && close())}
        />
      )}
      {asking === 'tag' && (
        <FormDialog
          title={`Tag ${count}`}
          submitLabel="Tag"
          isBusy={isBusy}
          isIncomplete={!tag.trim()}
          {...{ problem }}
          onClose={close}
          onSubmit={() => void act({ action: 'tag', tag: tag.trim() }).then((isDone) => isDone && close())}
        >
          <TextField
            label="Tag"
            hint="Only your company sees it."
            value={tag}
            onChange={({ target }) => setTag(target.value)}
            input={{ maxLength: crewListLimits.tag }}
          />
        </FormDialog>
      )}
    </>
  );
}
