import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { freelancerDefaults, initialsOf, type CrewDirectoryItem } from '@crewcall/contracts-identity';
import { isBlankMessage, messageLimits, messageProblem, messageTexts } from '@crewcall/contracts-messaging';
import { drafts, showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { Avatar, Dialog, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useContactCrewMutation } from '../api/crew.api';

const Who = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, '& > div': { minWidth: 0 } });

const texts = {
  emptyText: 'Please enter a message before sending.',
  sentTitle: 'Message sent successfully!',
  sentText: (name: string) => `Your message has been sent to ${name}.`,
  failedTitle: 'Error sending message',
  failedText: 'Please try again later.',
} as const;

interface ContactDialogProps {
  person: CrewDirectoryItem;
  isOpen: boolean;
  onClose: () => void;
}

/** The first words to a user. What was typed stays when it could not be sent, or when the dialog is closed for a while. */
export function ContactDialog({ person, isOpen, onClose }: ContactDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useContactCrewMutation();
  const userId = useSession().user?.id ?? '';
  // The same words as in the first message of a conversation with them.
  const place = `message:to:${person.user_id}`;
  const [message, setMessage] = useState(() => {
    const kept = drafts.read(userId, place);
    return typeof kept === 'string' ? kept : '';
  });
  const write = (next: string): void => {
    setMessage(next);
    if (next.trim()) drafts.keep(userId, place, next);
    else drafts.drop(userId, place);
  };
  const [problem, setProblem] = useState<string | null>(null);
  const { display_name: name } = person;

  const submit = async (event: FormEvent<HTMLElement>): Promise<void> => {
    event.preventDefault();
    const initialMessage = message.trim();
    const found = messageProblem(initialMessage);
    setProblem(found);
    if (found) {
      const isEmpty = isBlankMessage(initialMessage);
      if (isEmpty) dispatch(showToast({ tone: 'bad', title: messageTexts.empty, text: texts.emptyText }));
      return;
    }
    const { error } = await send({ userTwoId: person.user_id, initialMessage });
    if (error) {
      dispatch(showToast({ tone: 'bad', title: texts.failedTitle, text: texts.failedText }));
      return;
    }
    dispatch(showToast({ tone: 'good', title: texts.sentTitle, text: texts.sentText(person.first_name ?? name) }));
    write('');
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Contact ${name}`}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isLoading || isBlankMessage(message)}>
            {isLoading ? 'Sending...' : 'Send Message'}
          </Button>
        </>
      }
    >
      <Who>
        <Avatar seed={person.user_id} initials={initialsOf(name)} src={person.profile_photo_url} />
        <div>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {person.title ?? freelancerDefaults.title}
          </Typography>
        </div>
      </Who>
      <TextField
        label="Message"
        multiline
        rows={6}
        required
        value={message}
        onChange={(event) => write(event.target.value)}
        error={problem}
        // What is typed while it is sent would be dropped with what was sent.
        readOnly={isLoading}
        labelEnd={<Counter length={message.length} />}
      />
    </Dialog>
  );
}

/** Shown, not enforced: what is longer is sent all the same. */
function Counter({ length }: { length: number }): ReactNode {
  return (
    <Typography variant="caption" color={length > messageLimits.counter ? 'warning' : 'textSecondary'}>
      {length}/{messageLimits.counter}
    </Typography>
  );
}
