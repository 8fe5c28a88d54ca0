import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { webRoutes } from '@crewcall/contracts-core';
import { identityErrors, signInTexts, verifyEmailPhrase, type SignInRequest } from '@crewcall/contracts-identity';
import { failureCode, useSignInMutation } from '@crewcall/web-data-access';
import { Note, PasswordField, TextField, TextLink } from '@crewcall/web-ui';
import { signInProblems } from '../model/accounts.rules';
import { judgedBy } from '../../../shared/forms';
import { serverText } from '../model/server-text';
import { Fields } from './auth-head';

interface SignInFormProps {
  /** The address is right, and no user has proved yet that it receives mail. */
  onUnverified: (email: string) => void;
}

/** A success shows itself: the session begins, and the screen around this form goes to the dashboard. */
export function SignInForm({ onUnverified }: SignInFormProps): ReactNode {
  const { register, handleSubmit, formState } = useForm<SignInRequest>({
    resolver: judgedBy(signInProblems),
    defaultValues: { email: '', password: '' },
  });
  const [signIn, { error, isLoading }] = useSignInMutation();
  const words = error && serverText(error, signInTexts.unexpected, signInTexts.failed);

  const submit = handleSubmit(async (values) => {
    const answer = await signIn({ ...values, email: values.email.trim() });
    const code = failureCode(answer.error);
    const isUnverified =
      code === identityErrors.emailNotVerified.code || serverText(answer.error, '').includes(verifyEmailPhrase);
    if (answer.error && isUnverified) onUnverified(values.email.trim());
  });

  return (
    <Fields noValidate onSubmit={(event) => void submit(event)} aria-label="Sign In">
      {words && (
        <Note tone="bad" title={signInTexts.failedTitle} isAlert>
          {words}
        </Note>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        labelEnd={
          <TextLink to={webRoutes.forgotPassword.href()} variant="body2">
            Forgot Password
          </TextLink>
        }
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="contained" fullWidth disabled={isLoading} sx={{ minHeight: 48 }}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
    </Fields>
  );
}
