import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { resetPasswordTexts } from '@crewcall/contracts-identity';
import { Drawing, LinkButton, PageMeta } from '@crewcall/web-ui';
import { AuthHead } from './auth-head';
import { AuthLayout } from './auth-layout';
import { ResetPasswordForm } from './reset-password-form';

export function ResetPasswordScreen(): ReactNode {
  const [query] = useSearchParams();
  const token = query.get('token');
  if (!token) {
    return (
      <AuthLayout>
        <PageMeta title="Set a new password" />
        <Drawing name="link" />
        <AuthHead title="Invalid Reset Link">
          This address has no reset code in it. Open the link from the mail as it is, or ask for a new one.
        </AuthHead>
        <LinkButton
          to={webRoutes.forgotPassword.href()}
          variant="contained"
          color="inherit"
          sx={{ justifySelf: 'start' }}
        >
          Request a new link
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <PageMeta title="Set a new password" />
      <AuthHead title="Set a new password">{resetPasswordTexts.linkLife}</AuthHead>
      <ResetPasswordForm token={token} />
    </AuthLayout>
  );
}
