import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deleteAccountTexts } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useDeleteAccountMutation, useSignInMethodsQuery } from '../api/account.api';
import type { DangerCardProps } from './danger-card';
import { ProofField } from './proof-field';

const consequences: Record<string, string> = {
  freelancer: 'Your profile, photo, CV and ratings are removed, and open applications are withdrawn.',
  recruiter: 'Your company profile is removed, your jobs are closed, and applicants are told.',
  admin: 'You lose access to the admin area.',
};

interface DeleteDialogProps extends DangerCardProps {
  onClose: () => void;
}

/** Asks for the password once more. */
export function DeleteDialog({ user, onClose, onLeaving }: DeleteDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data: methods } = useSignInMethodsQuery();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [proof, setProof] = useState('');
  const [problem, setProblem] = useState<string>();
  const hasPassword = methods?.has_password !== false;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const required = hasPassword ? deleteAccountTexts.passwordRequired : deleteAccountTexts.codeRequired;
    if (!proof) return setProblem(required);
    onLeaving('asked');
    const { error } = await remove({ userId: user.id, ...(hasPassword ? { password: proof } : { code: proof }) });
    onLeaving(error ? 'staying' : 'gone');
    if (!error) return;
    const text = errorText(error, 'Please try again.');
    setProblem(text);
    dispatch(showToast({ tone: 'bad', title: deleteAccountTexts.failedTitle, text }));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      title="Delete your account?"
      isBusy={isLoading}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Keep my account
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isLoading}>
            {isLoading ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <Typography>
        {consequences[user.role]} What you wrote to others stays readable for them, without your name.
      </Typography>
      <ProofField
        methods={methods}
        label="Your password"
        value={proof}
        error={problem}
        onChange={(value) => {
          setProof(value);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
