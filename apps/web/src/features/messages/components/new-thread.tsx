import { newUuid, errorText, showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { EmptyState, ErrorPanel } from '@crewcall/web-ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useCorrespondenceQuery, useStartConversationMutation } from '../api/messages.api';
import { keepDraft, moveDraft, readDraft } from '../model/drafts.storage';
import { messageLabels } from '../model/message-labels';
import { nameOf } from '../model/people';
import { Composer } from './composer';
import { Flow, ThreadPane } from './messages.styles';
import { ThreadLoading } from './thread';
import { ThreadHead } from './thread-head';

interface NewThreadProps {
  toUserId: string;
  onStarted: (conversationId: string) => void;
  onBack: () => void;
}

/** The first words to a user. When the two have a conversation already, that one opens instead. */
export function NewThread({ toUserId, onStarted, onBack }: NewThreadProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useCorrespondenceQuery(toUserId);
  const [start, { isLoading }] = useStartConversationMutation();
  const userId = useSession().user?.id ?? '';
  // Each failure brings the words back into the field.
  const [failures, setFailures] = useState(0);
  const draftKey = `to:${toUserId}`;
  const known = data?.conversation?.id;
  // What was typed here goes on there.
  const open = useCallback(
    (id: string) => {
      moveDraft(userId, draftKey, id);
      onStarted(id);
    },
    [userId, draftKey, onStarted],
  );
  useEffect(() => {
    if (known) open(known);
  }, [known, open]);
  const send = async (initialMessage: string): Promise<void> => {
    const answer = await start({ userTwoId: toUserId, initialMessage, client_id: newUuid() });
    if (answer.data) return open(answer.data.id);
    const typedSince = readDraft(userId, draftKey);
    keepDraft(userId, draftKey, [initialMessage, typedSince].filter(Boolean).join('\n'));
    setFailures((count) => count + 1);
    const text = errorText(answer.error, messageLabels.sendFailed.text);
    dispatch(showToast({ tone: 'bad', ...messageLabels.startFailed, text }));
  };
  if (error) {
    return (
      <ThreadPane data-pane="thread" aria-label="New conversation">
        <Flow>
          <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />
        </Flow>
      </ThreadPane>
    );
  }
  if (!data || known) {
    return (
      <ThreadPane data-pane="thread" aria-label="New conversation">
        <ThreadLoading />
      </ThreadPane>
    );
  }
  const name = nameOf(data.person);
  return (
    <ThreadPane data-pane="thread" aria-label={`Conversation with ${name}`}>
      <ThreadHead person={data.person} onBack={onBack} />
      <Flow>
        <EmptyState
          drawing="chat"
          heading="p"
          title={`Write to ${name}`}
          text="Your first message begins the conversation."
        />
      </Flow>
      <Composer
        key={failures}
        draftKey={draftKey}
        conversationId={null}
        isBusy={isLoading}
        onSend={(text) => void send(text)}
      />
    </ThreadPane>
  );
}
