import { unitsOf } from '@crewcall/contracts-core';
import { messageLimits } from '@crewcall/contracts-messaging';
import { newUuid } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';

interface MessageManyDialogProps {
  /** 'Message 12 applicants' */
  title: string;
  isBusy: boolean;
  problem: string | null;
  onSend: (text: { content: string; client_id: string }) => void;
  onClose: () => void;
}

const written = (content: string): { content: string; client_id: string } => ({ content, client_id: newUuid() });

/** One text to all who are chosen. It keeps its name until it is changed: sent again, no one has it twice. */
export function MessageManyDialog({ title, isBusy, problem, onSend, onClose }: MessageManyDialogProps): ReactNode {
  const [text, setText] = useState(() => written(''));
  const content = text.content.trim();
  return (
    <FormDialog
      {...{ title, isBusy, problem, onClose }}
      submitLabel="Send"
      busyLabel="Sending..."
      isIncomplete={!content}
      onSubmit={() => onSend({ ...text, content })}
    >
      <TextField
        label="Message"
        multiline
        rows={4}
        hint="Each gets it in a conversation of their own. {first name} is filled in."
        value={text.content}
        onChange={({ target }) => setText(written(target.value))}
        input={{ maxLength: unitsOf(messageLimits.content) }}
      />
    </FormDialog>
  );
}
