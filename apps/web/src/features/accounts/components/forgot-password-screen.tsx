import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { webRoutes } from '@crewcall/contracts-core';
import { resetPasswordTexts, type EmailRequest } from '@crewcall/contracts-identity';
import { errorText, isApiFailure, useForgotPasswordMutation } from '@crewcall/web-data-access';
import { LeftIcon, LinkButton, MailIcon, Note, TextField, PageMeta } from '@crewcall/web-ui';
import { forgottenProblems } from '../model/accounts.rules';
import { judgedBy } from '../../../shared/forms';
import { AuthHead, Fields } from './auth-head';
import { AuthLayout } from './auth-layout';

const back = (
  <LinkButton to={webRoutes.auth.href()} startIcon={<LeftIcon />} sx={{ justifySelf: 'center' }}>
    Back to Sign In
  </LinkButton>
);

/** Asks for an address and answers the same for every one: whether it has an account is private. */
export function ForgotPasswordScreen(): ReactNode {
  const { register, handleSubmit, formState } = useForm<EmailRequest>({
    resolver: judgedBy(forgottenProblems),
    defaultValues: { email: '' },
  });
  const [ask, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  const submit = handleSubmit(({ email }) => ask({ email: email.trim() }));

  if (isSuccess) {
    return (
      <AuthLayout>
        <PageMeta title="Forgot password" />
        <MailIcon fontSize="large" sx={{ color: 'info.main' }} />
        <AuthHead title="Check Your Email">{resetPasswordTexts.sent}</AuthHead>
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <PageMeta title="Forgot password" />
      <AuthHead title="Forgot your password?">
        Enter your email address and we will send you a link to set a new one. {resetPasswordTexts.linkLife}
      </AuthHead>
      <Fields noValidate onSubmit={(event) => void submit(event)}>
        {error && (
          <Note tone="bad" isAlert>
            {isApiFailure(error) && error.status === null
              ? resetPasswordTexts.network
              : errorText(error, resetPasswordTexts.network)}
          </Note>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" variant="contained" fullWidth disabled={isLoading} sx={{ minHeight: 48 }}>
          {isLoading ? 'Sending...' : 'Send reset link'}
        </Button>
      </Fields>
      {back}
    </AuthLayout>
  );
}
