import Box from '@mui/material/Box';
import { messageTexts, type Conversation, type Message } from '@crewcall/contracts-messaging';
import { errorText } from '@crewcall/web-data-access';
import { ErrorPanel, LineSkeleton, Loading, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useHistoryInfiniteQuery } from '../api/messages.api';
import { useOutbox } from '../hooks/use-outbox';
import { useReading } from '../hooks/use-reading';
import { useSignals } from '../hooks/use-signals';
import { nameOf } from '../model/people';
import { Composer } from './composer';
import { History } from './history';
import { Flow, ThreadPane } from './messages.styles';
import { ReportDialog } from './report-dialog';
import { ThreadHead } from './thread-head';
import { ThreadMenu } from './thread-menu';
import { TypingLine } from './typing-line';

interface ThreadProps {
  conversation: Conversation;
  userId: string;
  onClose: () => void;
}

/** One conversation: who with, what was said, and where one writes. */
export function Thread({ conversation, userId, onClose }: ThreadProps): ReactNode {
  const { id, otherUser, is_blocked } = conversation;
  const name = nameOf(otherUser);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useHistoryInfiniteQuery(id);
  const { pending, send, retry, drop } = useOutbox(id, userId);
  const isSending = pending.some(({ state }) => state === 'sending');
  const isClosed = otherUser.deleted_at !== null || is_blocked;
  const { isTyping, isOnline } = useSignals(id, otherUser.id);
  const readUpTo = useReading(conversation, data?.pages, userId);
  const [reported, setReported] = useState<Message | null>(null);
  return (
    <ThreadPane data-pane="thread" aria-label={`Conversation with ${name}`}>
      <ThreadHead person={otherUser} isOnline={isOnline} onBack={onClose}>
        <ThreadMenu conversation={conversation} onDeleted={onClose} />
      </ThreadHead>
      {data ? (
        <History
          {...{ pending, userId, readUpTo }}
          pages={data.pages}
          otherName={name}
          hasMore={hasNextPage && !isFetching}
          onMore={() => void fetchNextPage()}
          onRetry={retry}
          onRemove={drop}
          onReport={setReported}
        >
          {isTyping && <TypingLine name={name} />}
        </History>
      ) : error ? (
        <Flow>
          <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />
        </Flow>
      ) : (
        <ThreadLoading />
      )}
      {isClosed && <ReadOnly isDeleted={otherUser.deleted_at !== null} name={name} />}
      <Composer draftKey={id} conversationId={id} isBusy={isSending} isReadOnly={isClosed} onSend={send} />
      {reported && <ReportDialog message={reported} onClose={() => setReported(null)} />}
    </ThreadPane>
  );
}

function ReadOnly({ isDeleted, name }: { isDeleted: boolean; name: string }): ReactNode {
  return (
    <Box sx={{ p: '12px 16px' }}>
      <Note>{isDeleted ? messageTexts.readOnly : `You have blocked ${name}. Unblock them to write.`}</Note>
    </Box>
  );
}

export function ThreadLoading(): ReactNode {
  return (
    <Flow>
      <Loading label="Loading messages">
        <Box sx={{ display: 'grid', gap: '20px', p: '16px' }}>
          <LineSkeleton width="52%" height={40} />
          <LineSkeleton width="36%" height={40} />
          <LineSkeleton width="64%" height={40} />
        </Box>
      </Loading>
    </Flow>
  );
}
