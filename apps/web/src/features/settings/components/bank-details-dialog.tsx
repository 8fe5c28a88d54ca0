import {
  accountNameProblem,
  accountProblem,
  type BankDetails,
  bankDetailsLimits,
  type MaskedBankDetails,
  sortCodeProblem,
  sortCodeWords,
  utrProblem,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../../shared/forms';
import { useSaveBankDetailsMutation } from '../api/bank-details.api';
import { useProof } from '../model/use-proof';
import { ProofField } from './proof-field';

interface BankDetailsDialogProps {
  known: MaskedBankDetails | null;
  /** Those that are shown just now. */
  shown: BankDetails | null;
  onSaved: () => void;
  onClose: () => void;
}

type Typed = Record<keyof BankDetails, string>;
const empty: Typed = { account_name: '', sort_code: '', account: '', utr: '' };
const typedOf = ({ sort_code, utr, ...rest }: BankDetails): Typed => ({
  ...rest,
  sort_code: sortCodeWords(sort_code),
  utr: utr ?? '',
});

function problemsOf({ account_name, sort_code, account, utr }: Typed): Partial<Typed> {
  const problems = {
    account_name: accountNameProblem(account_name),
    sort_code: sortCodeProblem(sort_code),
    account: accountProblem(account),
    utr: utrProblem(utr.trim() || null),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Partial<Typed>;
}

/** Takes bank details, with the password. */
export function BankDetailsDialog({ known, shown, onSaved, onClose }: BankDetailsDialogProps): ReactNode {
  const [save, { isLoading, error }] = useSaveBankDetailsMutation();
  const proof = useProof();
  const { register, handleSubmit, formState } = useForm({
    resolver: judgedBy<Typed>(problemsOf),
    defaultValues: shown ? typedOf(shown) : empty,
  });
  const isUtrTyped = formState.dirtyFields.utr;
  const submit = handleSubmit(async (typed) => {
    const given = await proof.give();
    if (!given) return;
    const { utr, ...account } = typed;
    const { data } = await save({ ...account, ...(isUtrTyped && { utr: utr.trim() || null }), proof: given });
    if (data) onSaved();
  });
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <FormDialog
      title={known ? 'Change bank details' : 'Add bank details'}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={isLoading || proof.isLoading}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Name on the account"
        error={formState.errors.account_name?.message}
        input={{ maxLength: unitsOf(bankDetailsLimits.accountName), autoComplete: 'off' }}
        {...register('account_name')}
      />
      <TextField
        label="Sort code"
        error={formState.errors.sort_code?.message}
        input={{ ...digits, placeholder: '20-00-00' }}
        {...register('sort_code')}
      />
      <TextField
        label="Account number"
        error={formState.errors.account?.message}
        input={digits}
        {...register('account')}
      />
      <TextField
        label="Unique taxpayer reference (UTR)"
        isOptional
        hint={`For your own records. It never stands on an invoice.${
          known?.has_utr && !shown ? ' Left empty, the one that you gave stays.' : ''
        }`}
        error={formState.errors.utr?.message}
        input={digits}
        {...register('utr')}
      />
      <ProofField {...proof.field} />
    </FormDialog>
  );
}
