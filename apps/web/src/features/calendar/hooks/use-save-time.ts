import {
  conflictCodes,
  type BlockScope,
  type CalendarItem,
  type SaveBlockRequest,
  type SavedBlocks,
} from '@crewcall/contracts-bookings';
import { errorText, failureCode, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import {
  isOfAnOldCalendar,
  useAddBlockMutation,
  useChangeBlockMutation,
  useRemoveBlockMutation,
  useUndoChangeMutation,
} from '../api/calendar.api';

/** How what was done can be taken back. */
export type Undo = () => Promise<boolean>;

interface SaveTime {
  /** The entry that is edited; null adds one. */
  item: CalendarItem | null;
  onDone: (undo: Undo | null) => void;
  /** The entry is not as it is shown here. */
  onOld: () => void;
}

const wordsOf = (failure: unknown): string => errorText(failure, 'The calendar was not changed. Please try again.');

/** Saves and deletes entries of one's own. `question` is the one about a pencil that stands in the way. */
export function useSaveTime({ item, onDone, onOld }: SaveTime) {
  const dispatch = useAppDispatch();
  const [add, adding] = useAddBlockMutation();
  const [change, changing] = useChangeBlockMutation();
  const [remove, removing] = useRemoveBlockMutation();
  const [takeBack] = useUndoChangeMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const isQuestion = failureCode(failure) === conflictCodes.holdsPencil;
  const words = failure ? wordsOf(failure) : null;
  const settle = (error: unknown): void => {
    if (!isOfAnOldCalendar(error)) return setFailure(error ?? null);
    dispatch(showToast({ tone: 'bad', title: wordsOf(error) }));
    onOld();
  };

  const save = async (block: SaveBlockRequest, scope: BlockScope): Promise<void> => {
    const { data, error } = item ? await change({ id: item.id, scope, block }) : await add(block);
    settle(error);
    if (data) onDone(item ? undoOf(data.undo_id) : undoOfAdding(data));
  };
  const undoOfAdding = ({ ids: [id], rule_id }: SavedBlocks): Undo | null =>
    id ? async () => !(await remove({ id, scope: rule_id ? 'all' : 'this' })).error : null;
  const undoOf = (undo_id: string | null | undefined): Undo | null =>
    undo_id ? async () => !(await takeBack({ undo_id })).error : null;
  const drop = async (scope: BlockScope): Promise<void> => {
    if (!item) return;
    const { data, error } = await remove({ id: item.id, scope });
    settle(error);
    if (!error) onDone(undoOf(data?.undo_id));
  };
  return {
    save,
    drop,
    isBusy: adding.isLoading || changing.isLoading || removing.isLoading,
    question: isQuestion ? words : null,
    problem: isQuestion ? null : words,
  };
}
