import { CALENDAR_UPDATED, type BlockScope, type CalendarItem } from '@crewcall/contracts-bookings';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSaveTime, type Undo } from '../hooks/use-save-time';
import { problemsOf, requestOf, valuesOf, type BlockProblems, type BlockValues } from '../model/block-form';
import { todayInLondon } from '../model/calendar-address';
import { ScopeQuestion } from './scope-question';
import { TimeFields } from './time-fields';

interface TimeDialogProps {
  /** The entry that is edited, or what a new one begins with. */
  item: CalendarItem | null;
  start: BlockValues;
  onDone: (undo: Undo | null) => void;
  onClose: () => void;
}

/** Adds, changes or deletes an entry of one's own. Of a repeat it asks how much of it is meant. */
export function TimeDialog({ item, start, onDone, onClose }: TimeDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState(() => (item ? valuesOf(item) : start));
  const [problems, setProblems] = useState<BlockProblems>({});
  const [asking, setAsking] = useState<'save' | 'delete' | null>(null);
  const [scope, setScope] = useState<BlockScope>('this');
  const done = (undo: Undo | null): void => {
    // The bar with Undo says it by itself.
    if (!undo) dispatch(showToast({ tone: 'good', title: CALENDAR_UPDATED }));
    onDone(undo);
  };
  const [sent, setSent] = useState<BlockValues | null>(null);
  const { save, drop, isBusy, question, problem } = useSaveTime({ item, onDone: done, onOld: onClose });
  // A yes is for what was asked about, and for no other dates.
  const asksToRelease = sent === values ? question : null;
  const isRepeat = Boolean(item?.rule_id);

  const send = (of: BlockScope, release = false): void => {
    setScope(of);
    setSent(values);
    setAsking(null);
    const { repeat, ...block } = requestOf(values);
    // How the rest of a repeat goes on is for the service to say: its number is that of all its days.
    void save({ ...block, ...(!isRepeat && { repeat }), ...(release && { release_pencils: true }) }, of);
  };
  const submit = (): void => {
    if (asksToRelease) return send(scope, true);
    const found = problemsOf(values, todayInLondon());
    setProblems(found);
    if (Object.keys(found).length) return;
    if (isRepeat) setAsking('save');
    else send('this');
  };

  if (asking)
    return (
      <ScopeQuestion
        isDeleting={asking === 'delete'}
        onClose={() => setAsking(null)}
        onChoose={(of) => {
          if (asking === 'save') return send(of);
          setAsking(null);
          return void drop(of);
        }}
      />
    );
  return (
    <FormDialog
      title={item ? 'Edit time' : 'Add time'}
      submitLabel={asksToRelease ? 'Release and save' : 'Save'}
      busyLabel="Saving..."
      {...(item && { onRemove: () => (isRepeat ? setAsking('delete') : void drop('this')) })}
      removeLabel="Delete"
      isQuestion={asksToRelease !== null}
      problem={asksToRelease ?? problem}
      {...{ isBusy, onClose }}
      onSubmit={submit}
    >
      <TimeFields
        {...{ values, problems }}
        hasRepeat={!isRepeat}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
    </FormDialog>
  );
}
