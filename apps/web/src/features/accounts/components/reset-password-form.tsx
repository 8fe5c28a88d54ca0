import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import {
  identityErrors,
  redirectAfterResetMs,
  resetPasswordChecklist,
  resetPasswordTexts,
} from '@crewcall/contracts-identity';
import { errorText, failureCode, isApiFailure, useResetPasswordMutation } from '@crewcall/web-data-access';
import { Note, PasswordField, RuleList, TextLink } from '@crewcall/web-ui';
import { PasswordStrength } from '../../../shared/passwords';
import { newPasswordProblems, withUncommonPassword, type NewPassword } from '../model/accounts.rules';
import { judgedBy } from '../../../shared/forms';
import { Fields, Ruled } from './auth-head';

export function ResetPasswordForm({ token }: { token: string }): ReactNode {
  const { register, handleSubmit, control, formState } = useForm<NewPassword>({
    resolver: judgedBy(withUncommonPassword(newPasswordProblems)),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(webRoutes.auth.href()), redirectAfterResetMs);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  const submit = handleSubmit((values) => reset({ token, ...values }));
  const unmet = errors.password?.message ?? errors.confirmPassword?.message;
  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      {isSuccess && (
        <Note tone="good" isAlert>
          {resetPasswordTexts.success}
        </Note>
      )}
      {error && !unmet && <Failure failure={error} />}
      {unmet && (
        <Note tone="bad" title={resetPasswordTexts.failedTitle} isAlert>
          Please put right what is marked below.
        </Note>
      )}
      <Ruled>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          aria-describedby="new-password-rules"
          error={errors.password?.message}
          {...register('password')}
        />
        <RuleList
          id="new-password-rules"
          rules={resetPasswordChecklist
            .filter(({ text }) => text !== errors.password?.message)
            .map(({ text, holds }) => ({ text, holds: holds(password) }))}
        />
        <PasswordStrength password={password} />
      </Ruled>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="contained" fullWidth disabled={isLoading || isSuccess} sx={{ minHeight: 48 }}>
        {isLoading ? 'Resetting...' : 'Reset password'}
      </Button>
    </Fields>
  );
}

function Failure({ failure }: { failure: unknown }): ReactNode {
  if (isApiFailure(failure) && failure.status === null) {
    return (
      <Note tone="bad" isAlert>
        {resetPasswordTexts.network}
      </Note>
    );
  }
  if (failureCode(failure) === identityErrors.resetLinkInvalid.code) {
    return (
      <Note tone="bad" isAlert>
        {identityErrors.resetLinkInvalid.message}{' '}
        <TextLink to={webRoutes.forgotPassword.href()}>Request a new link</TextLink>
      </Note>
    );
  }
  return (
    <Note tone="bad" title={resetPasswordTexts.failedTitle} isAlert>
      {errorText(failure, resetPasswordTexts.network)}
    </Note>
  );
}
