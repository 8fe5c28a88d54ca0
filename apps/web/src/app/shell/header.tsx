import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { LinkButton, Logo, MenuIcon, PlusIcon, usePopover } from '@crewcall/web-ui';
import { preloadable } from '../../shared/parts';
import { getStarted, mainDestinations, postJob, signIn } from './destinations';
import { Bar, BarInside, End, Nav } from './header.styles';
import { MobileMenu } from './mobile-menu';
import { SearchBox } from './search-box';
import { ThemeButton } from './theme-button';

const SignedIn = preloadable('src/app/shell/signed-in.tsx', async () => (await import('./signed-in')).SignedIn);

export function Header({ onFeedback }: { onFeedback: () => void }): ReactNode {
  const { user } = useSession();
  const { pathname } = useLocation();
  const menu = usePopover();
  const isLanding = pathname === webRoutes.landing.path;
  return (
    <Bar>
      <BarInside>
        <Link className="logo" to={webRoutes.landing.href()} aria-label="CrewCall home">
          <Logo size={32} />
        </Link>
        <Nav aria-label="Main">
          {mainDestinations(user?.role ?? null).map(({ label, to }) =>
            // Signed out, Dashboard leads to the sign-in page, which is not the dashboard.
            to === webRoutes.auth.path ? (
              <Link key={label} to={to}>
                {label}
              </Link>
            ) : (
              <NavLink key={label} to={to}>
                {label}
              </NavLink>
            ),
          )}
          <button type="button" onClick={onFeedback}>
            Feedback
          </button>
        </Nav>
        {!isLanding && <SearchBox className="desk" />}
        <End>
          {user?.role === 'recruiter' && (
            <LinkButton className="desk" to={postJob.to} startIcon={<PlusIcon />}>
              {postJob.label}
            </LinkButton>
          )}
          <ThemeButton />
          {user ? (
            <Suspense fallback={<Room />}>
              <SignedIn user={user} />
            </Suspense>
          ) : (
            <>
              <LinkButton className="desk" to={signIn.to}>
                {signIn.label}
              </LinkButton>
              <LinkButton className="desk" to={getStarted.to} variant="contained" color="inherit">
                {getStarted.label}
              </LinkButton>
            </>
          )}
          <IconButton className="fold" aria-label="Open menu" aria-haspopup="dialog" {...menu.button}>
            <MenuIcon />
          </IconButton>
        </End>
      </BarInside>
      <MobileMenu state={menu} onFeedback={onFeedback} />
    </Bar>
  );
}

const Placeholder = styled('span')({ width: 96, height: 44 });

/** Keeps the place of the bell and the avatar, so that nothing moves when they come. */
function Room(): ReactNode {
  return <Placeholder aria-hidden="true" />;
}
