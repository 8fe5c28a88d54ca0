import { type SheetFile, sheetFileLimits, sheetFileTexts, sheetFileTypeOf } from '@crewcall/contracts-bookings';
import { errorText, useUpload } from '@crewcall/web-data-access';
import { useRef, useState } from 'react';
import {
  useHandInSheetFileMutation,
  useOpenSheetFileMutation,
  useRemoveSheetFileMutation,
} from '../api/call-sheets.api';

/** One file on its way to the sheet of a call; `problem` says why the last one is not there. */
export function useSheetFileUpload(callId: string) {
  const [open] = useOpenSheetFileMutation();
  const [handIn] = useHandInSheetFileMutation();
  const [remove] = useRemoveSheetFileMutation();
  const [problem, setProblem] = useState<string>();
  const opened = useRef<string>(undefined);
  const { upload, start, cancel } = useUpload({
    open: async () => {
      const answer = await open(callId);
      opened.current = answer.data?.id;
      return answer;
    },
    take: ({ id }, { name }) => handIn({ callId, id, file_name: name }),
    onFailed: (step, error) => {
      setProblem(
        step === 'sending'
          ? 'The file could not be uploaded. Please try again.'
          : errorText(error, 'The file could not be attached. Please try again.'),
      );
      giveUp();
    },
  });
  /** It would count among the files for ten minutes. */
  const giveUp = (): void => {
    if (opened.current) void remove({ callId, id: opened.current });
    opened.current = undefined;
  };
  const startFile = async (file: File): Promise<SheetFile | null> => {
    const refused =
      (file.size > sheetFileLimits.bytes && sheetFileTexts.tooLarge) ||
      (!sheetFileTypeOf(file.name) && sheetFileTexts.wrongType);
    setProblem(refused || undefined);
    if (refused) return null;
    const taken = await start(file);
    if (taken) cancel();
    return taken;
  };
  return {
    upload,
    problem,
    start: startFile,
    cancel: (): void => {
      cancel();
      giveUp();
    },
  };
}
