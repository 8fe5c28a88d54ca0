import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { TextLink } from '@crewcall/web-ui';
import { Suspense, useState, type ReactNode } from 'react';

const Root = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '0 16px', minHeight: 44 });

interface SaveSearchPartProps {
  /** Something is filtered by that a search can keep. */
  isOffered: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

/** Leads to saved searches, and makes one of what a list is filtered by. */
export function SaveSearchPart({ isOffered, dialog }: SaveSearchPartProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      {isOffered && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          Save this search
        </Button>
      )}
      <TextLink to={webRoutes.alerts.href()}>Saved searches</TextLink>
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </Root>
  );
}
