import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { displayName, initials, useSignOutMutation, type SessionUser } from '@crewcall/web-data-access';
import { Avatar, SubMenuItem } from '@crewcall/web-ui';
import { accountDestinations } from './destinations';
import { useOpener } from './opener';

const Who = styled('li')({ padding: '8px 12px 12px', maxWidth: 300, overflowWrap: 'anywhere' });

/** The person's own menu: who they are, where they can go, and the way out. */
export function UserMenu({ user }: { user: SessionUser }): ReactNode {
  const { isOpen, wasOpened, open, close } = useOpener();
  const [signOut, { isLoading }] = useSignOutMutation();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = displayName(user);
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        aria-label={`${initials(user)}, account menu, ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Avatar
          seed={user.id}
          initials={initials(user)}
          src={user.avatar_url}
          size="s"
          isCompany={user.role === 'recruiter'}
        />
      </IconButton>
      {/* A menu looks for its place in a document as soon as it is there; a server has none. */}
      {wasOpened && (
        <Menu
          open={isOpen}
          onClose={close}
          anchorEl={() => button.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          // A landmark of its own: while it is open, everything else is hidden from screen readers.
          slotProps={{ list: { 'aria-labelledby': id }, paper: { component: 'nav', 'aria-label': 'Account' } }}
        >
          <Who role="presentation">
            <Typography variant="h5" component="p">
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {user.email}
            </Typography>
          </Who>
          <Divider component="li" sx={{ mb: 1 }} />
          {accountDestinations(user.role).map(({ label, to, pages }) =>
            pages ? (
              <SubMenuItem key={to} label={label} to={to} items={pages} onGo={close} />
            ) : (
              <MenuItem key={to} component={Link} to={to} onClick={close}>
                {label}
              </MenuItem>
            ),
          )}
          <Divider component="li" sx={{ my: 1 }} />
          <MenuItem
            disabled={isLoading}
            onClick={() => {
              close();
              void signOut();
            }}
          >
            Sign out
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
