import { fileSizeLabel, unitsOf } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  isBlankMessage,
  messageLimits,
  messageTexts,
  type MessageAttachmentRequest,
} from '@crewcall/contracts-messaging';
import { useSession, type Upload } from '@crewcall/web-data-access';
import { ClipIcon, CloseIcon, FileCard, SendIcon, useFilePicker, VisuallyHidden } from '@crewcall/web-ui';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useAttachmentUpload } from '../hooks/use-attachment-upload';
import { useTypingSignals } from '../hooks/use-signals';
import { keepDraft, readDraft } from '../model/drafts.storage';
import { ComposerRow, Words } from './messages.styles';

const Waiting = styled('div')(({ theme: { vars } }) => ({
  padding: '8px 12px 8px 16px',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface ComposerProps {
  /** Names the draft: the conversation, or the person a first message is for. */
  draftKey: string;
  /** Null before the first message: no user is told of typing yet, and no file goes along. */
  conversationId: string | null;
  /** Something is being sent: the next one waits. */
  isBusy?: boolean;
  /** Nothing can be written here any more. */
  isReadOnly?: boolean;
  onSend: (content: string, attachment?: MessageAttachmentRequest) => void;
}

/** Where one writes. Enter sends, Shift and Enter begins a line; what is not sent is kept. */
export function Composer(props: ComposerProps): ReactNode {
  const { draftKey, conversationId, isBusy = false, isReadOnly = false, onSend } = props;
  const [text, setText, keep] = useDraft(draftKey);
  const { typed, stopped } = useTypingSignals(conversationId);
  const { upload, attachment, start, cancel } = useAttachmentUpload();
  const isUploading = upload !== null && !attachment;
  const isHeld = isBusy || isReadOnly || isUploading;
  const canSend = !isHeld && hasSomething(text, attachment);

  const write = (next: string): void => {
    setText(next);
    keep(next);
    if (next.trim()) typed();
  };
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!canSend) return;
    onSend(text.trim() || messageTexts.fileOnly, attachment);
    stopped();
    setText('');
    keep('');
    cancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <>
      {upload && <WaitingFile upload={upload} onCancel={cancel} />}
      <ComposerRow onSubmit={send} data-keep-clear>
        {conversationId ? (
          <FileButton onFile={(file) => void start(file)} isDisabled={isUploading || isReadOnly} />
        ) : (
          <span />
        )}
        <div>
          <Words
            rows={1}
            aria-label="Message"
            placeholder="Write a message"
            value={text}
            disabled={isReadOnly}
            maxLength={unitsOf(messageLimits.content)}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onBlur={stopped}
          />
          {text.length > messageLimits.counter * 0.8 && <Counter length={text.length} />}
        </div>
        <Button
          type="submit"
          variant="contained"
          disabled={!canSend}
          sx={{ minHeight: 44 }}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendIcon />
          <VisuallyHidden>{isBusy ? 'Sending' : 'Send'}</VisuallyHidden>
        </Button>
      </ComposerRow>
    </>
  );
}

function useDraft(key: string) {
  const userId = useSession().user?.id ?? '';
  const [text, setText] = useState(() => readDraft(userId, key));
  return [text, setText, (next: string) => keepDraft(userId, key, next)] as const;
}

const hasSomething = (text: string, attachment?: MessageAttachmentRequest): boolean =>
  !isBlankMessage(text) || attachment !== undefined;

function Counter({ length }: { length: number }): ReactNode {
  return (
    <Typography variant="caption" component="p" color={length > messageLimits.counter ? 'warning' : 'textSecondary'}>
      {length}/{messageLimits.counter}
    </Typography>
  );
}

function FileButton({ onFile, isDisabled }: { onFile: (file: File) => void; isDisabled: boolean }): ReactNode {
  const { pick, input } = useFilePicker({ label: 'File to attach', accept: '.pdf,.jpg,.jpeg,.png,.docx', onFile });
  return (
    <>
      <IconButton
        aria-label="Attach a file, max 5MB"
        onClick={pick}
        disabled={isDisabled}
        sx={{ width: 44, height: 44 }}
      >
        <ClipIcon />
      </IconButton>
      {input}
    </>
  );
}

function WaitingFile({ upload, onCancel }: { upload: Upload<unknown>; onCancel: () => void }): ReactNode {
  const { file, percent, taken } = upload;
  return (
    <Waiting>
      <FileCard
        name={file.name}
        facts={fileSizeLabel(file.size)}
        percent={taken ? undefined : percent}
        action={
          <IconButton aria-label={taken ? `Remove ${file.name}` : 'Cancel upload'} onClick={onCancel}>
            <CloseIcon />
          </IconButton>
        }
      />
    </Waiting>
  );
}
