import { styled } from '@mui/material/styles';
import { wordFor } from '@crewcall/contracts-core';
import type { Message } from '@crewcall/contracts-messaging';
import { Fragment, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { entriesOf } from '../model/history-entries';
import type { Pending } from '../model/outbox';
import { HistoryPage } from './history-page';
import { MessageItem, PendingItem } from './message-item';
import { Divider, Flow } from './messages.styles';

const Content = styled('div')({ display: 'grid', gap: 6, padding: 16 });
const Beginning = styled('div')({ height: 1 });

interface HistoryProps {
  /** Pages as the service tells them, the newest first, and so within each page. */
  pages: Message[][];
  pending: Pending[];
  userId: string;
  otherName: string;
  /** Messages of the other side above this number were new when the conversation was opened. */
  readUpTo: number;
  hasMore: boolean;
  onMore: () => void;
  onRetry: (pending: Pending) => void;
  onRemove: (pending: Pending) => void;
  onReport: (message: Message) => void;
  children?: ReactNode;
}

/** What was said, in the order in which it was. Older pages come in above when one scrolls there, and nothing jumps. */
export function History(props: HistoryProps): ReactNode {
  const { pages, pending, userId, otherName, readUpTo, hasMore, onMore, onRetry, onRemove, onReport, children } = props;
  const beginning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = beginning.current;
    if (!element || !hasMore || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      root: element.closest('[role="log"]'),
      rootMargin: '600px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, onMore, pages.length]);

  const entries = useMemo(() => entriesOf(pages, userId, readUpTo), [pages, userId, readUpTo]);
  return (
    <Flow role="log" aria-label="Messages" tabIndex={0}>
      <Content>
        <Beginning ref={beginning} />
        {entries.map((page, index) => (
          <HistoryPage
            key={pages.length - index}
            isAlwaysRendered={index >= entries.length - 2}
            render={() =>
              page.map(({ message, day, newCount }) => (
                <Fragment key={message.id}>
                  {day && <Divider>{day}</Divider>}
                  {newCount > 0 && (
                    <Divider isNew>
                      {newCount} new {wordFor(newCount, 'message')}
                    </Divider>
                  )}
                  <MessageItem {...{ message, onReport }} isMine={message.sender_id === userId} author={otherName} />
                </Fragment>
              ))
            }
          />
        ))}
        {pending.map((message) => (
          <PendingItem key={message.clientId} pending={message} {...{ onRetry, onRemove }} />
        ))}
        {children}
      </Content>
    </Flow>
  );
}
