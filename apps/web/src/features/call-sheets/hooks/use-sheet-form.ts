import type { SaveSheetRequest, SheetFields } from '@crewcall/contracts-bookings';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import { usePublishSheetMutation, useSaveSheetMutation } from '../api/call-sheets.api';
import { sheetFieldsOf, sheetProblem, sheetValuesOf, type SheetValues } from '../model/sheet-values';

type Scope = SaveSheetRequest['scope'];

/** What is typed for a job or a call, kept until it is saved. */
export function useSheetForm(callId: string, scope: Scope, saved: SheetFields) {
  const dispatch = useAppDispatch();
  const [saveSheet, saving] = useSaveSheetMutation();
  const [publishSheet, publishing] = usePublishSheetMutation();
  const [typed, setTyped] = useState<{ scope: Scope; values: SheetValues } | null>(null);
  const own = typed?.scope === scope ? typed : null;
  const values = own?.values ?? sheetValuesOf(saved);
  const problem = own && sheetProblem(values);

  const save = async (isQuiet = false): Promise<boolean> => {
    if (problem) return false;
    const { error } = await saveSheet({ callId, request: { scope, fields: sheetFieldsOf(values) } });
    if (error) return false;
    // What was typed meanwhile is not saved yet.
    setTyped((now) => (now === own ? null : now));
    if (!isQuiet) dispatch(showToast({ tone: 'good', title: 'Draft saved' }));
    return true;
  };
  return {
    values,
    problem,
    isChanged: own !== null,
    isBusy: saving.isLoading || publishing.isLoading,
    error: saving.error ?? publishing.error,
    change: (changes: Partial<SheetValues>): void => setTyped({ scope, values: { ...values, ...changes } }),
    save,
    /** What is typed goes with it. */
    publish: async (important: boolean): Promise<boolean> => {
      if (own && !(await save(true))) return false;
      const { data } = await publishSheet({ callId, important });
      if (data) dispatch(showToast({ tone: 'good', title: `Version ${data.version} is published` }));
      return data !== undefined;
    },
  };
}
