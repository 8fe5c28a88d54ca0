import { expenseLimits, expenseTexts, receiptTypeOf, type UploadedReceipt } from '@crewcall/contracts-bookings';
import { errorText, useUpload } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useOpenReceiptMutation } from '../api/expenses.api';

/** A receipt on its way, to be named by an expense; `problem` says why the last one is not there. */
export function useReceiptUpload(bookingId: string) {
  const [open] = useOpenReceiptMutation();
  const [problem, setProblem] = useState<string>();
  const { upload, start, cancel } = useUpload({
    open: () => open(bookingId),
    take: ({ id }, { name }): Promise<{ data: UploadedReceipt }> => Promise.resolve({ data: { id, file_name: name } }),
    onFailed: (step, error) =>
      setProblem(
        step === 'sending'
          ? 'The receipt could not be uploaded. Please try again.'
          : errorText(error, 'The receipt could not be added. Please try again.'),
      ),
  });
  const startFile = (file: File): void => {
    const refused =
      (file.size > expenseLimits.receiptBytes && expenseTexts.receiptTooLarge) ||
      (!receiptTypeOf(file.name) && expenseTexts.receiptWrongType);
    setProblem(refused || undefined);
    if (!refused) void start(file);
  };
  return { upload, problem, start: startFile, cancel };
}
