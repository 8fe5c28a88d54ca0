import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { messageTexts, type Message, type MessageStatus } from '@crewcall/contracts-messaging';
import { AlertIcon, CheckIcon, ChecksIcon, VisuallyHidden } from '@crewcall/web-ui';
import { memo, type ReactNode } from 'react';
import { timeOf } from '../model/day-labels';
import { messageLabels } from '../model/message-labels';
import type { Pending } from '../model/outbox';
import { AttachmentCard } from './attachment-card';
import { MessageText } from './message-text';
import { Bubble, Stamp } from './messages.styles';

const ticks: Record<MessageStatus, [words: string, icon: ReactNode]> = {
  sent: ['Sent', <CheckIcon key="sent" />],
  delivered: ['Delivered', <ChecksIcon key="delivered" />],
  read: ['Read', <ChecksIcon key="read" />],
};

// As large to the finger as any button, without making the bubble taller.
const Quiet = styled(IconButton)({ width: 44, height: 44, margin: '-14px -8px', color: 'inherit' });

interface MessageItemProps {
  message: Message;
  isMine: boolean;
  /** The name of who wrote it, for those who cannot see on which side it stands. */
  author: string;
  onReport: (message: Message) => void;
}

export const MessageItem = memo(function MessageItem({ message, isMine, author, onReport }: MessageItemProps) {
  const { content, attachments, created_at, status } = message;
  const [words, icon] = ticks[status];
  const isFileAlone = attachments.length > 0 && content === messageTexts.fileOnly;
  return (
    <Bubble isMine={isMine}>
      <VisuallyHidden>{isMine ? 'You' : author}: </VisuallyHidden>
      {!isFileAlone && <MessageText content={content} />}
      {attachments.map((attachment) => (
        <AttachmentCard key={attachment.id} attachment={attachment} />
      ))}
      <Stamp isRead={isMine && status === 'read'}>
        {!isMine && message.sender_id && (
          <Quiet className="report" aria-label="Report" onClick={() => onReport(message)}>
            <AlertIcon fontSize="small" />
          </Quiet>
        )}
        <time dateTime={created_at}>{timeOf(created_at)}</time>
        {isMine && icon}
        {isMine && <VisuallyHidden>{words}</VisuallyHidden>}
      </Stamp>
    </Bubble>
  );
});

interface PendingItemProps {
  pending: Pending;
  onRetry: (pending: Pending) => void;
  onRemove: (pending: Pending) => void;
}

/** A message on its way. One that did not arrive says so and can be sent again; one that was refused can be put away. */
export function PendingItem({ pending, onRetry, onRemove }: PendingItemProps) {
  const isFailed = pending.state !== 'sending';
  return (
    <Bubble isMine isFailed={isFailed}>
      <VisuallyHidden>You: </VisuallyHidden>
      {pending.attachment && pending.content === messageTexts.fileOnly ? (
        pending.attachment.name
      ) : (
        <MessageText content={pending.content} />
      )}
      {isFailed ? (
        <Stamp sx={{ color: 'error.main', justifyContent: 'space-between', gap: 1.5 }} role="alert">
          <span>
            <AlertIcon sx={{ verticalAlign: 'text-bottom' }} /> {pending.reason ?? messageLabels.sendFailed.title}
          </span>
          <span>
            <Button size="small" color="error" onClick={() => onRetry(pending)}>
              Try again
            </Button>
            {pending.state === 'refused' && (
              <Button size="small" color="inherit" onClick={() => onRemove(pending)}>
                Remove
              </Button>
            )}
          </span>
        </Stamp>
      ) : (
        <Stamp>Sending...</Stamp>
      )}
    </Bubble>
  );
}
