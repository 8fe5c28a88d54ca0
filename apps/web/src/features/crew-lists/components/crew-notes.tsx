import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { crewListLimits, dayWords, noteAdvice, wallTimeOf, type KeptOnPerson } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { BinIcon, ConfirmDialog, Note, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAddCrewNoteMutation, useRemoveCrewNoteMutation } from '../api/crew-lists.api';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 8,
    padding: '10px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& p': { whiteSpace: 'pre-wrap' },
}));

interface CrewNotesProps {
  userId: string;
  firstName: string | null;
  kept: KeptOnPerson;
}

/** A company's own notes, newest first. What was typed stays when it could not be saved. */
export function CrewNotes({ userId, firstName, kept: { notes } }: CrewNotesProps): ReactNode {
  const [text, setText] = useState('');
  const [leaving, setLeaving] = useState<string | null>(null);
  const [add, { isLoading, error }] = useAddCrewNoteMutation();
  const [remove, removal] = useRemoveCrewNoteMutation();
  const problem = error ?? removal.error;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() && !(await add({ userId, text: text.trim() })).error) setText('');
  };
  const confirm = async (noteId: string): Promise<void> => {
    await remove({ userId, noteId });
    setLeaving(null);
  };

  return (
    <>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          label="New note"
          hint={noteAdvice(firstName)}
          multiline
          minRows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
          input={{ maxLength: crewListLimits.note }}
        />
        <Button type="submit" variant="outlined" disabled={isLoading || !text.trim()}>
          {isLoading ? 'Saving...' : 'Add note'}
        </Button>
      </Form>
      {problem && (
        <Note tone="bad" isAlert>
          {errorText(problem, 'That was not saved. Please try again.')}
        </Note>
      )}
      <List aria-label="Notes">
        {notes.map(({ id, text: words, created_at }) => (
          <li key={id}>
            <div>
              <Typography variant="body2">{words}</Typography>
              <Typography variant="caption" color="textSecondary">
                {dayWords(wallTimeOf(new Date(created_at)).day)}
              </Typography>
            </div>
            <IconButton aria-label="Delete this note" onClick={() => setLeaving(id)}>
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </List>
      {leaving && (
        <ConfirmDialog
          open
          title="Delete this note?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          isBusy={removal.isLoading}
          onConfirm={() => void confirm(leaving)}
          onClose={() => setLeaving(null)}
        >
          It cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}
