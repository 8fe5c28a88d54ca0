import { unitsOf } from '@crewcall/contracts-core';
import { messageLimits, type Message } from '@crewcall/contracts-messaging';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Quote, WordsDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useReportMessageMutation } from '../api/messages.api';
import { messageLabels } from '../model/message-labels';

/** Asks what is wrong with a message. What was written goes along, as it reads now. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [report, { isLoading, error }] = useReportMessageMutation();
  const send = async (reason: string): Promise<void> => {
    const answer = await report({ id: message.id, reason });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', ...messageLabels.reported }));
    onClose();
  };
  return (
    <WordsDialog
      title="Report this message"
      field={{ label: 'What is wrong with it?', rows: 3, maxLength: unitsOf(messageLimits.reportReason) }}
      confirmLabel="Report"
      busyLabel="Sending..."
      isBusy={isLoading}
      problem={error && errorText(error, messageLabels.failed.text)}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    >
      <Quote>{message.content}</Quote>
    </WordsDialog>
  );
}
