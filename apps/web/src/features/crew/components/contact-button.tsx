import Button from '@mui/material/Button';
import { webRoutes } from '@crewcall/contracts-core';
import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { ChatIcon, TextLink } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const signInNeeded = 'Please log in to contact freelancers';

// Most visitors look and do not write: the dialog comes when it is wanted.
const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog')).ContactDialog }));

/**
 * Opens the dialog to write to a user. A signed-out visitor is told that this needs an account, and finds a way to
 * sign in afterwards; no user writes to themselves.
 */
export function ContactButton({ person, describedBy }: { person: CrewDirectoryItem; describedBy: string }): ReactNode {
  const { user } = useSession();
  const [wasTold, setTold] = useState(false);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (user?.id === person.user_id) return null;
  if (!user && wasTold) {
    return (
      <TextLink
        to={webRoutes.auth.href({ next: webRoutes.dashboard.href({ tab: 'messages', to: person.user_id }) })}
        sx={{ alignSelf: 'center', justifySelf: 'center', minHeight: 40, display: 'inline-flex', alignItems: 'center' }}
      >
        Sign In
      </TextLink>
    );
  }
  const contact = (): void => {
    if (user) return setOpen(true);
    window.alert(signInNeeded);
    setTold(true);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ChatIcon />} aria-describedby={describedBy} onClick={contact}>
        Contact
      </Button>
      {isOpen !== null && (
        <Suspense>
          <ContactDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
