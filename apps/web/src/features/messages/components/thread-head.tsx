import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { OtherUser } from '@crewcall/contracts-messaging';
import { Avatar, Chip, LeftIcon, phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { initialsOf, nameOf } from '../model/people';
import { PaneHead } from './messages.styles';

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
        initials={initialsOf(person)}
        src={person.avatar_url}
        isCompany={person.role === 'recruiter'}
      />
      <div style={{ minWidth: 0, flex: 1 }}>
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
      {children}
    </PaneHead>
  );
}
