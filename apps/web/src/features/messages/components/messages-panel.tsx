import { webRoutes } from '@crewcall/contracts-core';
import { errorText, type SessionUser } from '@crewcall/web-data-access';
import { Card, EmptyState, ErrorPanel, LinkButton, Loading, RowSkeletons } from '@crewcall/web-ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useConversationQuery, useConversationsInfiniteQuery } from '../api/messages.api';
import '../api/messages.live';
import { useMessagesAddress } from '../hooks/use-messages-address';
import { useSeenHeight } from '../hooks/use-seen-height';
import { ConversationList } from './conversation-list';
import { Flow, Panes, ThreadPane } from './messages.styles';
import { NewThread } from './new-thread';
import { Thread, ThreadLoading } from './thread';

/** Conversations on the left, the open one on the right; on a phone one of the two. */
export function MessagesPanel({ user }: { user: SessionUser }): ReactNode {
  const [search, setSearch] = useState('');
  const { conversationId, toUserId, open, close } = useMessagesAddress();
  const { pages, failure, more } = useFound(search);
  const started = useCallback((id: string) => open(id, true), [open]);
  const panes = useRef<HTMLDivElement>(null);
  useSeenHeight(panes);
  const isOpen = Boolean(conversationId ?? toUserId);
  const isThere = Boolean(pages);
  // On a phone the head of the page may leave the field below the screen's edge; at a desk all is in view already.
  useEffect(() => {
    if (isOpen && isThere) panes.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, isThere]);
  if (!pages) return failure ? <Card>{failure}</Card> : <PanelLoading />;
  const conversations = pages.flatMap(({ items }) => items);
  const isEmpty = conversations.length === 0 && !search && !failure;
  if (isEmpty && !isOpen) return <NoConversations isCompany={user.role === 'recruiter'} />;
  return (
    <div ref={panes}>
      <Panes isOpen={isOpen} data-fills-phone={isOpen || undefined}>
        <ConversationList
          {...{ conversations, search }}
          total={pages[0]?.total ?? 0}
          failure={failure}
          userId={user.id}
          openId={conversationId}
          onSearch={setSearch}
          onMore={more}
        />
        {conversationId ? (
          <OpenThread key={conversationId} id={conversationId} userId={user.id} onClose={close} />
        ) : toUserId ? (
          <NewThread key={toUserId} toUserId={toUserId} onStarted={started} onBack={close} />
        ) : (
          <NothingOpen />
        )}
      </Panes>
    </div>
  );
}

/** What the search found, page by page; why it found nothing, where it did not work: what another found would pass for it. */
function useFound(search: string) {
  const query = useConversationsInfiniteQuery(search);
  const { data, currentData, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const more = useCallback(() => void (hasNextPage && fetchNextPage()), [hasNextPage, fetchNextPage]);
  const hasFailed = error !== undefined && !currentData && (!data || !isFetching);
  const pages = data && (hasFailed ? [] : data.pages);
  const failure = hasFailed && (
    <ErrorPanel
      message={errorText(error, 'Please try again.')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
  return { pages, failure, more };
}

function OpenThread({ id, userId, onClose }: { id: string; userId: string; onClose: () => void }): ReactNode {
  const { data, error, refetch } = useConversationQuery(id);
  if (data) return <Thread conversation={data} userId={userId} onClose={onClose} />;
  return (
    <ThreadPane data-pane="thread" aria-label="Conversation">
      {error ? (
        <Flow>
          <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />
        </Flow>
      ) : (
        <ThreadLoading />
      )}
    </ThreadPane>
  );
}

function NothingOpen(): ReactNode {
  return (
    <ThreadPane data-pane="thread" aria-label="Conversation">
      <EmptyState drawing="chat" title="Pick a conversation" text="Choose someone on the left to read and reply." />
    </ThreadPane>
  );
}

function NoConversations({ isCompany }: { isCompany: boolean }): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="chat"
        heading="h2"
        title="No messages yet"
        text="Conversations start from a crew card, a job or an application."
        action={
          <LinkButton
            to={(isCompany ? webRoutes.freelancers : webRoutes.jobs).href()}
            variant="contained"
            color="inherit"
          >
            {isCompany ? 'Find Crew' : 'Find Jobs'}
          </LinkButton>
        }
      />
    </Card>
  );
}

function PanelLoading(): ReactNode {
  return (
    <Card sx={{ height: 500 }}>
      <Loading label="Loading messages">
        <RowSkeletons rows={6} height={72} />
      </Loading>
    </Card>
  );
}
