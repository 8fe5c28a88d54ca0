import { type BulkRequest, bulkWords, UNDO_MS } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { useMoveManyMutation, useWriteToManyMutation } from '../api/applicant-board.api';

interface Done {
  words: string;
  /** How to take it back, while that is offered. */
  undo: BulkRequest | null;
  /** As long as it stands there. */
  isLong: boolean;
}

const undoOf = ({ action, tag }: BulkRequest, application_ids: string[]): BulkRequest | null => {
  if (!application_ids.length) return null;
  if (action === 'tag') return { action: 'untag', application_ids, tag };
  return action === 'shortlist' || action === 'reject' ? { action: 'take_back', application_ids } : null;
};

/** The applications whose cards are chosen, each with the person who applied: a filter may hide a card meanwhile. */
export type Chosen = ReadonlyMap<string, string>;

/** What is done with the cards that are chosen, and how it is undone: a no for five minutes, the rest for eight seconds. */
export function useBulk(chosen: Chosen, clear: () => void) {
  const [send, { isLoading }] = useMoveManyMutation();
  const [write, { isLoading: isWriting }] = useWriteToManyMutation();
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!done?.undo || done.isLong) return undefined;
    const timer = setTimeout(() => setDone({ ...done, undo: null }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const act = async (
    input: Omit<BulkRequest, 'application_ids'>,
    ids: readonly string[] = [...chosen.keys()],
  ): Promise<boolean> => {
    const request: BulkRequest = { ...input, application_ids: [...ids] };
    const { data, error } = await send(request);
    setProblem(error ? errorText(error, 'That was not done. Please try again.') : null);
    if (!data) return false;
    const isLong = input.action === 'reject' && data.done.length > 0;
    setDone({
      words: `${data.words}${isLong ? '. Told in five minutes.' : ''}`,
      undo: undoOf(request, data.done),
      isLong,
    });
    clear();
    return true;
  };
  /** `client_id` names the text: the same again reaches no one twice. */
  const message = async (text: { content: string; client_id: string }): Promise<boolean> => {
    const { data, error } = await write({ ...text, recipient_ids: [...new Set(chosen.values())] });
    setProblem(error ? errorText(error, 'That was not sent. Please try again.') : null);
    if (!data) return false;
    setDone({ words: bulkWords(data), undo: null, isLong: true });
    clear();
    return true;
  };
  const undo = async (): Promise<void> => {
    if (!done?.undo) return;
    const { data, error } = await send(done.undo);
    setProblem(error ? errorText(error, 'It could not be undone.') : null);
    setDone(data ? { words: `Undone: ${data.words}`, undo: null, isLong: true } : null);
  };
  return { act, message, undo, done, dismiss: () => setDone(null), problem, isBusy: isLoading || isWriting };
}
