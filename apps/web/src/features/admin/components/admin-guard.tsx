import { webRoutes } from '@crewcall/contracts-core';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Page, PageHead, TextLink, PageMeta, WidePage } from '@crewcall/web-ui';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignInAddress } from '../../../shared/address';
import { useAdminAccess } from '../hooks/use-admin-access';
import { BootstrapCard } from './bootstrap-card';

interface AdminGuardProps {
  title: string;
  /** A page behind the admin page leads back to it. */
  isInner?: boolean;
  /** A table of many columns takes what the window has. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Lets administrators in, and sends every other user away in so many words. A user who was approved to become the first
 * administrator is shown how, and nothing else.
 */
export function AdminGuard({ title, isInner = false, isWide = false, children }: AdminGuardProps): ReactNode {
  const access = useAdminAccess();
  const signIn = useSignInAddress();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (typeof access === 'string' || !('to' in access)) return;
    dispatch(showToast(access.toast));
    void navigate(access.to === 'sign-in' ? signIn : access.to, { replace: true });
  }, [access, signIn, dispatch, navigate]);

  const back = isInner && <TextLink to={webRoutes.admin.href()}>Admin Dashboard</TextLink>;
  const Measure = isWide ? WidePage : Page;
  return (
    <Measure>
      <PageMeta title={title} />
      <PageHead title={title} lede={typeof access === 'string' ? back : access.words} />
      {access === 'first' && <BootstrapCard />}
      {access === 'open' && children}
    </Measure>
  );
}
