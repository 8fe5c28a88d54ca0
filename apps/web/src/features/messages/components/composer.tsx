import { unitsOf } from '@crewcall/contracts-core';
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
import { useSession } from '@crewcall/web-data-access';
import { ClipIcon, CloseIcon, ProgressBar, SendIcon, VisuallyHidden } from '@crewcall/web-ui';
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTypingSignals } from '../hooks/use-signals';
import { useUpload, type Upload } from '../hooks/use-upload';
import { keepDraft, readDraft } from '../model/drafts.storage';
import { sizeOf } from '../model/file-labels';
import { ComposerRow, Words } from './messages.styles';

const Waiting = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px 0 16px',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
  const { upload, start, cancel } = useUpload();
  const attachment = upload?.attachment ?? undefined;
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
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        aria-label="Attach a file, max 5MB"
        onClick={() => input.current?.click()}
        disabled={isDisabled}
        sx={{ width: 44, height: 44 }}
      >
        <ClipIcon />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to attach"
        accept=".pdf,.jpg,.jpeg,.png,.docx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

function WaitingFile({ upload, onCancel }: { upload: Upload; onCancel: () => void }): ReactNode {
  const { file, percent, attachment } = upload;
  return (
    <Waiting>
      <div style={{ minWidth: 0 }}>
        <p>
          {file.name}, {sizeOf(file.size)}
        </p>
        {!attachment && <ProgressBar value={percent} label={`Uploading ${file.name}`} hint="uploading" />}
      </div>
      <IconButton aria-label={attachment ? `Remove ${file.name}` : 'Cancel upload'} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
    </Waiting>
  );
}
