import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { accountTexts, signInTexts } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { LeftIcon, LinkButton, Loading, Note, RowSkeletons, TabPanel, Tabs, PageMeta } from '@crewcall/web-ui';
import { preloadable } from '../../../shared/parts';
import { authForms, authTabIn, roleIn } from '../model/auth-forms';
import { nextPage, wantedPage } from '../model/next-page';
import { useExternalReturn } from '../hooks/use-external-return';
import { useSignUp, type SignedUp } from '../hooks/use-sign-up';
import { AuthHead } from './auth-head';
import { AuthLayout } from './auth-layout';
import { ExternalButtons } from './external-buttons';

const SignInForm = preloadable(authForms.signin, async () => (await import('./sign-in-form')).SignInForm);
const SignUpForm = preloadable(authForms.signup, async () => (await import('./sign-up-form')).SignUpForm);
const VerifyCard = lazy(async () => ({ default: (await import('./verify-card')).VerifyCard }));

/** Out of sight while the only thing to do is to open a mail. */
const Rest = styled('div')({ display: 'grid', gap: 24, '&[hidden]': { display: 'none' } });

const waiting = (
  <Loading label="Loading the form">
    <RowSkeletons rows={2} />
  </Loading>
);

const tabs = [
  { value: 'signin', label: 'Sign In' },
  { value: 'signup', label: 'Sign Up' },
] as const;

/** Sign in or sign up; which of the two is in the address. No user who is signed in sees it. */
export function AuthScreen(): ReactNode {
  const { user } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [unverified, setUnverified] = useState<(SignedUp & { isNew: boolean }) | null>(null);
  const externalFailure = useExternalReturn();
  const tab = authTabIn(query);
  const next = wantedPage(query.get('next'));
  const role = roleIn(query);
  const signUp = useSignUp({ role, next }, (signedUp) => setUnverified({ ...signedUp, isNew: true }));
  const chosenRole = useWatch({ control: signUp.form.control, name: 'role' });
  if (user) return <Navigate to={nextPage(next)} replace />;
  const addressOf = (to: string): string =>
    webRoutes.auth.href({
      tab: to === 'signup' ? to : undefined,
      role: query.get('role') === role ? role : undefined,
      next,
    });

  return (
    <AuthLayout>
      <PageMeta title={tab === 'signup' ? 'Sign Up' : 'Sign In'} />
      {tab === 'signup' ? (
        <AuthHead title="Join CrewCall">Free for crew and free for companies.</AuthHead>
      ) : (
        <AuthHead title="Welcome back">Your calls, crew and messages are where you left them.</AuthHead>
      )}
      {query.get('verified') === '1' && (
        <Note tone="good" isAlert>
          {accountTexts.verified}
        </Note>
      )}
      {externalFailure && (
        <Note tone="bad" title={signInTexts.failedTitle} isAlert>
          {externalFailure}
        </Note>
      )}
      <Suspense>
        {unverified && (
          <VerifyCard key={unverified.email} {...unverified} next={next} onDismiss={() => setUnverified(null)} />
        )}
      </Suspense>
      <Rest hidden={unverified?.isNew}>
        <Tabs
          label="Account"
          form="split"
          tabs={tabs}
          value={tab}
          onChange={(to) => void navigate(addressOf(to))}
          hrefOf={addressOf}
        />
        <TabPanel value={tab}>
          <Suspense key={tab} fallback={waiting}>
            {tab === 'signup' ? (
              <SignUpForm form={signUp.form} onSubmit={signUp.submit} problem={signUp.problem} isBusy={signUp.isBusy} />
            ) : (
              <SignInForm onUnverified={(email) => setUnverified({ email, isNew: false })} />
            )}
          </Suspense>
        </TabPanel>
        <ExternalButtons next={next} role={tab === 'signup' ? chosenRole : undefined} />
      </Rest>
      <LinkButton to={webRoutes.landing.href()} startIcon={<LeftIcon />} sx={{ justifySelf: 'center' }}>
        Back to Home Page
      </LinkButton>
    </AuthLayout>
  );
}
