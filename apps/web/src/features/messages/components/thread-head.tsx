import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OtherUser } from '@crewcall/contracts-messaging';
import { Avatar, Chip, LeftIcon, phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { initialsOfOther, nameOf } from '../model/people';
import { PaneHead } from './messages.styles';

/** The mark goes below the name where there is no room beside it. */
const Who = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  flex: 1,
  minWidth: 0,
  '& > div': { flex: '1 0 auto', maxWidth: '100%' },
});

interface ThreadHeadProps {
  person: OtherUser;
  isOnline?: boolean;
  onBack: () => void;
  children?: ReactNode;
}

export function ThreadHead({ person, isOnline, onBack, children }: ThreadHeadProps): ReactNode {
  return (
    <PaneHead>
      <IconButton
        aria-label="Back to conversations"
        onClick={onBack}
        sx={{ display: 'none', ml: -1.5, [phone]: { display: 'inline-flex' } }}
      >
        <LeftIcon />
      </IconButton>
      <Avatar
        seed={person.id}
        initials={initialsOfOther(person)}
        src={person.avatar_url}
        isCompany={person.role === 'recruiter'}
      />
      <Who>
        <div>
          <Typography component="h2" noWrap sx={{ fontSize: '1rem', fontWeight: 640 }}>
            {nameOf(person)}
          </Typography>
          {isOnline && (
            <Typography variant="caption" component="p" color="success" role="status">
              Online
            </Typography>
          )}
        </div>
        {person.deleted_at && <Chip>Account Deleted</Chip>}
      </Who>
      {children}
    </PaneHead>
  );
}
