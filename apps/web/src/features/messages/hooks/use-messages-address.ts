import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which conversation is open, or whom a first message is for: in the address, so that Back works. */
export function useMessagesAddress() {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (to: Record<string, string>, replace = false) =>
      setParams({ tab: 'messages', ...to }, { preventScrollReset: true, replace }),
    [setParams],
  );
  return {
    conversationId: params.get('conversation'),
    toUserId: params.get('to'),
    open: useCallback((conversation: string, replace = false) => go({ conversation }, replace), [go]),
    close: useCallback(() => go({}), [go]),
  };
}
