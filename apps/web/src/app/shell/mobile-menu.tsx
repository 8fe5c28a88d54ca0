import { displayNameOf } from '@crewcall/contracts-identity';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession, useSignOutMutation } from '@crewcall/web-data-access';
import { CloseIcon, LinkButton, Logo, Popover, type PopoverState } from '@crewcall/web-ui';
import { accountDestinations, getStarted, mainDestinations, postJob, signIn, type Destination } from './destinations';
import { SearchBox } from './search-box';

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 56,
  padding: '0 8px 0 16px',
});
const Body = styled('nav')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  padding: '8px 16px 24px',
  '& form': { flex: 'none', maxWidth: 'none', margin: '0 0 12px', '& input': { height: 44 }, '& svg': { top: 12 } },
  '& .go': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: vars.palette.text.primary,
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 520,
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .go:hover': { background: vars.palette.background.sunken },
  '& .go[aria-current="page"]': { background: vars.palette.background.sunken, fontWeight: 640 },
  '& hr': { width: '100%', margin: '8px 0', border: 0, borderTop: `1px solid ${vars.palette.divider}` },
  '& .who': { padding: '4px 12px', color: vars.palette.text.secondary, fontSize: '.875rem', overflowWrap: 'anywhere' },
}));

interface MobileMenuProps {
  state: PopoverState;
  onFeedback: () => void;
}

/** Slides in from the right where the header has no room for its links. */
export function MobileMenu({ state, onFeedback }: MobileMenuProps): ReactNode {
  const { user } = useSession();
  const [signOut] = useSignOutMutation();
  const link = ({ label, to }: Destination): ReactNode => (
    <NavLink key={label} to={to} end className="go">
      {label}
    </NavLink>
  );
  const leave = (work: () => void) => () => {
    state.close();
    work();
  };
  const own = user ? accountDestinations(user.role).filter(({ label }) => label !== 'Dashboard') : [];
  return (
    <Popover state={state} place="aside" role="dialog" aria-label="Menu">
      <Top>
        <Logo size={32} />
        <IconButton aria-label="Close menu" popoverTarget={state.popover.id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </Top>
      <Body aria-label="Menu">
        <SearchBox onGone={state.close} />
        {user?.role === 'recruiter' && (
          <LinkButton to={postJob.to} variant="outlined" sx={{ mb: 1 }}>
            {postJob.label}
          </LinkButton>
        )}
        {mainDestinations(user?.role ?? null).map(link)}
        <button type="button" className="go" onClick={leave(onFeedback)}>
          Feedback
        </button>
        <hr />
        {user ? (
          <>
            <p className="who">
              {displayNameOf(user)}
              <br />
              {user.email}
            </p>
            {own.map(link)}
            <button type="button" className="go" onClick={leave(() => void signOut())}>
              Sign out
            </button>
          </>
        ) : (
          <>
            <LinkButton to={getStarted.to} variant="contained" color="inherit">
              {getStarted.label}
            </LinkButton>
            <LinkButton to={signIn.to} variant="outlined" sx={{ mt: 0.5 }}>
              {signIn.label}
            </LinkButton>
          </>
        )}
      </Body>
    </Popover>
  );
}
