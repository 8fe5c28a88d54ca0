import { displayNameOf, initialsOf } from '@crewcall/contracts-identity';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSignOutMutation, type SessionUser } from '@crewcall/web-data-access';
import { Avatar, MenuItems, Popover, SubMenuItem, usePopover } from '@crewcall/web-ui';
import { accountDestinations } from './destinations';

const Who = styled('div')(({ theme: { vars } }) => ({
  maxWidth: 300,
  margin: '0 8px',
  padding: '16px 12px 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

// A list of its own stands beside its item, over the edge.
const Account = styled(Popover)({ overflow: 'visible' });

/** The person's own menu: who they are, where they can go, and the way out. */
export function UserMenu({ user }: { user: SessionUser }): ReactNode {
  const menu = usePopover();
  const [signOut, { isLoading }] = useSignOutMutation();
  const name = displayNameOf(user);
  return (
    <>
      <IconButton aria-label={`${initialsOf(name)}, account menu, ${name}`} {...menu.button}>
        <Avatar
          seed={user.id}
          initials={initialsOf(name)}
          src={user.avatar_url}
          size="s"
          isCompany={user.role === 'recruiter'}
        />
      </IconButton>
      <Account state={menu} place="below" component="nav" aria-label="Account">
        <Who>
          <Typography variant="h5" component="p">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {user.email}
          </Typography>
        </Who>
        <MenuItems>
          {accountDestinations(user.role).map(({ label, to, pages }) =>
            pages ? (
              <SubMenuItem key={to} label={label} to={to} items={pages} />
            ) : (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ),
          )}
          <li>
            <hr />
            <button
              type="button"
              disabled={isLoading}
              onClick={() => {
                menu.close();
                void signOut();
              }}
            >
              Sign out
            </button>
          </li>
        </MenuItems>
      </Account>
    </>
  );
}
