import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { accountTexts, signInTexts } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { LeftIcon, LinkButton, Loading, Note, RowSkeletons, TabPanel, Tabs, PageMeta } from '@crewcall/web-ui';
import { preloadable } from '../../../shared/parts';
import { authForms, authTabIn } from '../model/auth-forms';
import { nextPage } from '../model/next-page';
import { useExternalReturn } from '../hooks/use-external-return';
import { useSignUp, type SignedUp } from '../hooks/use-sign-up';
import { AuthHead } from './auth-head';
import { AuthLayout } from './auth-layout';
import { ExternalButtons } from './external-buttons';

const SignInForm = preloadable(authForms.signin, async () => (await import('./sign-in-form')).SignInForm);
const SignUpForm = preloadable(authForms.signup, async () => (await import('./sign-up-form')).SignUpForm);
const VerifyCard = lazy(async () => ({ default: (await import('./verify-card')).VerifyCard }));

const waiting = (
  <Loading label="Loading the form">
    <RowSkeletons rows={2} />
  </Loading>
);

const tabs = [
  { value: 'signin', label: 'Sign In' },
  { value: 'signup', label: 'Sign Up' },
] as const;

/** Sign in or sign up; which of the two is in the address. Nobody who is signed in sees it. */
export function AuthScreen(): ReactNode {
  const { user } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [unverified, setUnverified] = useState<(SignedUp & { isNew: boolean }) | null>(null);
  const signUp = useSignUp((signedUp) => setUnverified({ ...signedUp, isNew: true }));
  const externalFailure = useExternalReturn();
  const tab = authTabIn(query);
  const next = query.get('next') ?? undefined;
  if (user) return <Navigate to={nextPage(next)} replace />;
  const addressOf = (to: string): string => webRoutes.auth.href({ tab: to === 'signup' ? to : undefined, next });

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
        {unverified && <VerifyCard key={unverified.email} {...unverified} onDismiss={() => setUnverified(null)} />}
      </Suspense>
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
            <SignUpForm form={signUp.form} onSubmit={signUp.submit} refusal={signUp.refusal} isBusy={signUp.isBusy} />
          ) : (
            <SignInForm onUnverified={(email) => setUnverified({ email, isNew: false })} />
          )}
        </Suspense>
      </TabPanel>
      <ExternalButtons role={tab === 'signup' ? signUp.form.getValues('role') : undefined} />
      <LinkButton to={webRoutes.landing.href()} startIcon={<LeftIcon />} sx={{ justifySelf: 'center' }}>
        Back to Home Page
      </LinkButton>
    </AuthLayout>
  );
}
