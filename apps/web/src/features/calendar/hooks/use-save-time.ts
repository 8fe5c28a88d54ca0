import {
  bookingsCodes,
  type BlockScope,
  type CalendarItem,
  type SaveBlockRequest,
  type SavedBlocks,
} from '@crewcall/contracts-bookings';
import { errorText, failureCode } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useAddBlockMutation, useChangeBlockMutation, useRemoveBlockMutation } from '../api/calendar.api';
import { requestOf, valuesOf } from '../model/block-form';

/** How what was done can be taken back. */
export type Undo = () => Promise<boolean>;

interface SaveTime {
  /** The entry that is edited; null adds one. */
  item: CalendarItem | null;
  onDone: (undo: Undo | null) => void;
}

/** Saves and deletes entries of one's own. `question` is the one about a pencil that stands in the way. */
export function useSaveTime({ item, onDone }: SaveTime) {
  const [add, adding] = useAddBlockMutation();
  const [change, changing] = useChangeBlockMutation();
  const [remove, removing] = useRemoveBlockMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const isQuestion = failureCode(failure) === bookingsCodes.holdsPencil;
  const words = failure ? errorText(failure, 'The calendar was not changed. Please try again.') : null;

  const save = async (block: SaveBlockRequest, scope: BlockScope): Promise<void> => {
    const { data, error } = item ? await change({ id: item.id, scope, block }) : await add(block);
    setFailure(error ?? null);
    if (data) onDone(item ? undoOfChange(item, scope, data) : undoOfAdding(data));
  };
  const undoOfAdding = ({ ids: [id], rule_id }: SavedBlocks): Undo | null =>
    id ? async () => !(await remove({ id, scope: rule_id ? 'all' : 'this' })).error : null;
  const undoOfChange = (before: CalendarItem, scope: BlockScope, after: SavedBlocks): Undo | null => {
    const block = requestOf(valuesOf(before));
    if (before.rule_id && scope !== 'this') return null;
    const removeNew = !before.rule_id && after.rule_id ? undoOfAdding(after) : null;
    if (!removeNew) return async () => !(await change({ id: before.id, scope, block })).error;
    // Made a repeat, the entry is gone and its days are new ones; what was removed is not removed again.
    let isRemoved = false;
    return async () => {
      isRemoved ||= await removeNew();
      return isRemoved && !(await add(block)).error;
    };
  };
  const drop = async (scope: BlockScope): Promise<void> => {
    if (!item) return;
    const { error } = await remove({ id: item.id, scope });
    setFailure(error ?? null);
    if (error) return;
    const isWhole = !item.rule_id || scope === 'all';
    onDone(isWhole ? async () => !(await add(requestOf(valuesOf(item)))).error : null);
  };
  return {
    save,
    drop,
    isBusy: adding.isLoading || changing.isLoading || removing.isLoading,
    question: isQuestion ? words : null,
    problem: isQuestion ? null : words,
  };
}
