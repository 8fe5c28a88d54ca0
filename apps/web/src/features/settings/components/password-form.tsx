import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { changePasswordTexts, newPasswordProblem } from '@crewcall/contracts-identity';
import { errorText, fieldErrors, showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { Note, PasswordField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useChangePasswordMutation, useSignInMethodsQuery } from '../api/account.api';
import { commonPasswordProblemOf, PasswordStrength } from '../../../shared/passwords';
import { ProofField } from './proof-field';
import { SettingsPart } from './settings-part';

const empty = { proof: '', next: '', again: '' };

/** The words for what is wrong with a new password, or null. */
async function problemOf({ next, again }: typeof empty): Promise<string | null> {
  if (next !== again) return changePasswordTexts.mismatch;
  return newPasswordProblem(next) ?? commonPasswordProblemOf(next);
}

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Changes a password, or sets the first one of an account that came from a provider. */
export function PasswordForm({ user }: { user: SessionUser }): ReactNode {
  const dispatch = useAppDispatch();
  const { data: methods } = useSignInMethodsQuery();
  const [change, { isLoading }] = useChangePasswordMutation();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<{ text: string; field?: string } | null>(null);
  const hasPassword = methods?.has_password !== false;
  const set = (field: keyof typeof empty) => (value: string) => {
    setValues((known) => ({ ...known, [field]: value }));
    setProblem(null);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await problemOf(values);
    if (wrong) return setProblem({ text: wrong });
    const { proof, next } = values;
    const { error } = await change({
      userId: user.id,
      ...(hasPassword ? { oldPassword: proof } : { code: proof }),
      newPassword: next,
    });
    if (error) {
      const [field] = Object.keys(fieldErrors(error));
      return setProblem({ text: errorText(error, 'Your password could not be changed. Please try again.'), field });
    }
    setValues(empty);
    dispatch(showToast({ tone: 'good', title: changePasswordTexts.success }));
  };

  const isOfProof = problem?.field === 'oldPassword' || problem?.field === 'code';
  return (
    <SettingsPart title={hasPassword ? 'Change password' : 'Set a password'}>
      <Form onSubmit={(event) => void submit(event)} noValidate aria-label="Password">
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <ProofField
          methods={methods}
          label="Current password"
          value={values.proof}
          error={isOfProof ? problem.text : undefined}
          onChange={set('proof')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={values.next}
          onChange={(event) => set('next')(event.target.value)}
        />
        <PasswordStrength password={values.next} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          value={values.again}
          onChange={(event) => set('again')(event.target.value)}
        />
        {problem && !isOfProof && (
          <Note tone="bad" isAlert>
            {problem.text}
          </Note>
        )}
        <Button
          type="submit"
          variant="outlined"
          disabled={!values.proof || !values.next || isLoading}
          sx={{ justifySelf: 'start' }}
        >
          {isLoading ? 'Saving...' : hasPassword ? 'Change password' : 'Set password'}
        </Button>
      </Form>
    </SettingsPart>
  );
}
