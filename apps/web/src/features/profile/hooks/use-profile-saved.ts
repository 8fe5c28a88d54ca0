import { profileTexts } from '@crewcall/contracts-identity';
import { errorText, showToast, startSession, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';

/** Says what came of a save, and takes the account's new name over into the header. */
export function useProfileSaved() {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const told = (error: unknown, isNew: boolean): boolean => {
    if (error) {
      const words = errorText(error, isNew ? profileTexts.createFailed : profileTexts.updateFailed);
      setProblem(words);
      const text = isNew
        ? profileTexts.createFailed
        : `${profileTexts.updateFailed} ${words === profileTexts.updateFailed ? '' : words} Please try again.`;
      dispatch(showToast({ tone: 'bad', title: profileTexts.saveFailed, text: text.replace(/\s+/g, ' ') }));
      return false;
    }
    setProblem(null);
    dispatch(
      showToast({ tone: 'good', title: isNew ? profileTexts.created : profileTexts.updated, text: profileTexts.saved }),
    );
    void dispatch(startSession());
    return true;
  };
  return { problem, told };
}
