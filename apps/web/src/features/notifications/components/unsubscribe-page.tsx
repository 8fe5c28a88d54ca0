import Button from '@mui/material/Button';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { LinkButton, Note, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsubscribeMutation } from '../api/preferences.api';

/** Where the link of a mail leads. It asks first: scanners open links, and people press buttons. */
export function UnsubscribePage(): ReactNode {
  const [params] = useSearchParams();
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  const link = { key: params.get('key') ?? '', type: params.get('type') ?? undefined };
  return (
    <Page sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
      <PageMeta title="Unsubscribe" />
      <PageHead
        title={isSuccess ? 'You are unsubscribed' : 'Stop these mails?'}
        lede="You still find everything in the bell. Mail about the security of your account always comes."
      />
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'This did not work. Please try again.')}
        </Note>
      )}
      {!isSuccess && (
        <Button variant="contained" disabled={isLoading} onClick={() => void unsubscribe(link)}>
          {isLoading ? 'Unsubscribing...' : 'Unsubscribe'}
        </Button>
      )}
      <LinkButton to={webRoutes.settings.href()} variant="outlined">
        Choose your mail in the settings
      </LinkButton>
    </Page>
  );
}
