import Button from '@mui/material/Button';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { LinkButton, Note, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface StopSearchProps {
  onStop: () => void;
  isLoading: boolean;
  isSuccess: boolean;
  error?: unknown;
}

/** Where the mail of a saved search leads. It asks first: scanners open links, and people press buttons. */
export function StopSearch({ onStop, isLoading, isSuccess, error }: StopSearchProps): ReactNode {
  return (
    <Page sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
      <PageMeta title="Unsubscribe" />
      <PageHead
        title={isSuccess ? 'This search sends no more mail' : 'Stop the mail of this search?'}
        lede="It stays among your saved searches. Your other mail comes as before."
      />
      {error !== undefined && (
        <Note tone="bad" isAlert>
          {errorText(error, 'This did not work. Please try again.')}
        </Note>
      )}
      {!isSuccess && (
        <Button variant="contained" disabled={isLoading} onClick={onStop}>
          {isLoading ? 'Stopping...' : 'Stop'}
        </Button>
      )}
      <LinkButton to={webRoutes.alerts.href()} variant="outlined">
        Your saved searches
      </LinkButton>
    </Page>
  );
}
