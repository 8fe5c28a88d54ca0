import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { identityErrors } from '@crewcall/contracts-identity';
import { errorText, useVerifyEmailMutation } from '@crewcall/web-data-access';
import { LinkButton, MailIcon, Note, PageMeta } from '@crewcall/web-ui';
import { forgetBrowserKey, knownBrowserKey } from '../model/browser-key.storage';
import { nextPage, wantedPage } from '../model/next-page';
import { AuthHead } from './auth-head';
import { AuthLayout } from './auth-layout';

const again = 'Sign in with your email and password to be sent a new link.';

/**
 * Asks for a press: programs that open every link of a mail must not use the link up. The browser that signed up is no
 * such program: it goes on by itself, and is signed in.
 */
export function VerifyEmailScreen(): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [verify, { isLoading, error }] = useVerifyEmailMutation();
  const token = query.get('token');
  const next = wantedPage(query.get('next'));
  const confirm = async (): Promise<void> => {
    const { data } = await verify({ token: token ?? '', browser_key: knownBrowserKey() });
    if (!data) return;
    forgetBrowserKey();
    await navigate(data.token ? nextPage(next) : webRoutes.auth.href({ verified: '1', next }), { replace: true });
  };
  const began = useRef(false);
  useEffect(() => {
    if (began.current || !token || !knownBrowserKey()) return;
    began.current = true;
    void confirm();
  });
  const failure = token
    ? error && errorText(error, identityErrors.verificationLinkInvalid.message)
    : identityErrors.verificationLinkInvalid.message;
  return (
    <AuthLayout>
      <PageMeta title="Verify your email" />
      <MailIcon fontSize="large" sx={{ color: 'info.main' }} />
      <AuthHead title="Verify your email">{failure ? again : 'One press, and your account is ready.'}</AuthHead>
      {failure && (
        <Note tone="bad" isAlert>
          {failure}
        </Note>
      )}
      {token && !error && (
        <Button variant="contained" disabled={isLoading} onClick={() => void confirm()} sx={{ minHeight: 48 }}>
          {isLoading ? 'Verifying...' : 'Verify my email'}
        </Button>
      )}
      {failure && (
        <LinkButton
          to={webRoutes.auth.href({ next })}
          variant="contained"
          color="inherit"
          sx={{ justifySelf: 'start' }}
        >
          Go to Sign In
        </LinkButton>
      )}
    </AuthLayout>
  );
}
