import type { MessagePrivacy } from '@crewcall/contracts-messaging';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { SwitchField, ErrorPanel, LineSkeleton, Loading, SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useMessagePrivacyQuery, useSaveMessagePrivacyMutation } from '../api/message-privacy.api';
import { messageLabels } from '../model/message-labels';

const choices: [keyof MessagePrivacy, string][] = [
  ['shows_receipts', 'Show when I have received and read a message'],
  ['shows_typing', 'Show when I am typing'],
  ['shows_presence', 'Show when I am online'],
];

/** What the other side of a conversation sees of one. Each switch works both ways. */
export function MessagePrivacyCard(): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useMessagePrivacyQuery();
  const [save] = useSaveMessagePrivacyMutation();
  const change = async (next: MessagePrivacy): Promise<void> => {
    const answer = await save(next);
    if (answer.error)
      dispatch(showToast({ tone: 'bad', title: messageLabels.failed.title, text: errorText(answer.error, '') }));
  };
  return (
    <SectionCard title="Messages">
      {error && <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <LineSkeleton height={88} />
        </Loading>
      )}
      {data &&
        choices.map(([name, label]) => (
          <SwitchField
            key={name}
            label={label}
            checked={data[name]}
            onChange={({ target }) => void change({ ...data, [name]: target.checked })}
          />
        ))}
      {data && <p>What you switch off you do not see of others either.</p>}
    </SectionCard>
  );
}
