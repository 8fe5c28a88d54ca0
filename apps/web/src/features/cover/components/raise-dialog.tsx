import { raiseProblem, raiseWords, rateWords, type Rescue } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../../shared/forms';
import { useSteerCoverMutation } from '../api/cover.api';
import { penceOf } from '../model/typed-numbers';

interface RaiseDialogProps {
  rescue: Pick<Rescue, 'id' | 'terms'>;
  onClose: () => void;
}

/** A better rate for all, those asked before among them. */
export function RaiseDialog({ rescue: { id, terms }, onClose }: RaiseDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [steer, { isLoading, error }] = useSteerCoverMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: judgedBy<{ amount: string }>(({ amount }) => {
      const problem = raiseProblem(terms, penceOf(amount));
      return problem ? { amount: problem } : {};
    }),
    defaultValues: { amount: '' },
  });
  const raise = handleSubmit(async ({ amount }) => {
    const amount_pence = penceOf(amount);
    const { error: failure } = await steer({ id, move: 'raise', body: { amount_pence } });
    if (failure) return;
    dispatch(showToast({ tone: 'good', title: 'Rate raised', text: raiseWords(terms, { ...terms, amount_pence }) }));
    onClose();
  });
  return (
    <FormDialog
      title="Raise the rate"
      submitLabel="Raise for all"
      busyLabel="Raising..."
      isBusy={isLoading}
      problem={error && errorText(error, 'The rate was not raised. Please try again.')}
      onSubmit={() => void raise()}
      onClose={onClose}
    >
      <p>All who are asked have the same rate. Those asked already are told of the better one.</p>
      <TextField
        label="New rate (£)"
        hint={`Now ${rateWords(terms)}.`}
        error={formState.errors.amount?.message}
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
        {...register('amount')}
      />
    </FormDialog>
  );
}
