import Button from '@mui/material/Button';
import { useSession } from '@crewcall/web-data-access';
import { ChatIcon, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';

const signInNeeded = 'Please log in to contact freelancers';

/**
 * Tells a signed-out visitor that contacting needs an account, and leaves a way to sign in behind. For people with an
 * account it is not there: a button that could not send anything would promise too much.
 */
export function ContactButton({ describedBy }: { describedBy: string }): ReactNode {
  const { user } = useSession();
  const [wasTold, setTold] = useState(false);
  if (user) return null;
  if (wasTold) {
    return (
      <TextLink
        to="/auth"
        sx={{ alignSelf: 'center', justifySelf: 'center', minHeight: 40, display: 'inline-flex', alignItems: 'center' }}
      >
        Sign In
      </TextLink>
    );
  }
  const tell = (): void => {
    window.alert(signInNeeded);
    setTold(true);
  };
  return (
    <Button variant="outlined" startIcon={<ChatIcon />} aria-describedby={describedBy} onClick={tell}>
      Contact
    </Button>
  );
}
