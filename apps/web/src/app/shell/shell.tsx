import { styled } from '@mui/material/styles';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { useOnSessionEnd } from '@crewcall/web-data-access';
import { notificationsApi } from '../../features/notifications/api/notifications.api';
import { useSignInAddress } from '../../shared/address';
import { once, type Needs } from '../needs';
import { endEarlyInput } from '../hydration/app-hydrated';
import { useFocusOnArrival } from './focus-on-arrival';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { SkipLink } from './header.styles';
import { ToastHost } from './toast-host';
import { useDeviceQuestion } from './use-device-question';
import { useFeedback } from './use-feedback';

const Main = styled('main')({ minHeight: 'calc(100vh - 64px)' });

/** What the header shows of the user who is signed in. */
export const shellNeeds: Needs = ({ dispatch, user, wants }) => {
  if (!user) return undefined;
  wants('src/app/shell/signed-in.tsx');
  return dispatch(notificationsApi.endpoints.unreadCount.initiate(undefined, once));
};

/** What stands around every page: header, footer, toasts, the way to the content, and the way out. */
export function Shell(): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signIn = useSignInAddress();
  useEffect(() => {
    // Outside of React's own work, in which no event can hydrate a part.
    queueMicrotask(endEarlyInput);
    performance.mark?.('app-hydrated');
  }, []);
  useFocusOnArrival();
  useOnSessionEnd(() => {
    if (pathname !== webRoutes.auth.path) void navigate(signIn);
  });
  const feedback = useFeedback();
  const deviceQuestion = useDeviceQuestion();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <OfflineBanner />
      <Header onFeedback={feedback.open} />
      <Main id="main" tabIndex={-1}>
        {/* Hydrated after what stands around it: a press of the header does not wait for the page. */}
        <Suspense>
          <Outlet />
        </Suspense>
      </Main>
      <Footer onFeedback={feedback.open} />
      {feedback.dialog}
      {deviceQuestion}
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
