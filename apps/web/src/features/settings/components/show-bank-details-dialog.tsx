import type { BankDetails } from '@crewcall/contracts-bookings';
import { errorText, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { bankDetailsApi } from '../api/bank-details.api';
import { useProof } from '../model/use-proof';
import { ProofField } from './proof-field';

interface ShowBankDetailsDialogProps {
  onShown: (details: BankDetails) => void;
  onClose: () => void;
}

/** Asks for the password before bank details are shown whole. */
export function ShowBankDetailsDialog({ onShown, onClose }: ShowBankDetailsDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<unknown>();
  const proof = useProof();
  const submit = async (): Promise<void> => {
    const given = await proof.give();
    if (!given) return;
    // Untracked: what is answered is kept nowhere but where it is shown.
    const answer = await dispatch(bankDetailsApi.endpoints.showBankDetails.initiate(given, { track: false }));
    if (answer.data) onShown(answer.data);
    else setError(answer.error);
  };
  return (
    <FormDialog
      title="Show bank details"
      submitLabel="Show"
      isBusy={proof.isLoading}
      problem={error === undefined ? null : errorText(error, 'They could not be shown. Please try again.')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ProofField {...proof.field} />
    </FormDialog>
  );
}
