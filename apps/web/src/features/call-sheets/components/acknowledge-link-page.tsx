import Button from '@mui/material/Button';
import { errorText } from '@crewcall/web-data-access';
import { Note, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAcknowledgeByLinkMutation } from '../api/call-sheets.api';

/** Where the link of a mail leads. It asks, since scanners open links, and shows nothing that the mail did not. */
export function AcknowledgeLinkPage(): ReactNode {
  const [params] = useSearchParams();
  const [acknowledge, { isLoading, isSuccess, error }] = useAcknowledgeByLinkMutation();
  return (
    <Page sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
      <PageMeta title="Call sheet" />
      <PageHead
        title={isSuccess ? 'Thank you' : 'Have you read the call sheet?'}
        lede={
          isSuccess ? 'The company has been told that you read it.' : 'The company sees that you read it, and when.'
        }
      />
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'This did not work. Please try again.')}
        </Note>
      )}
      {!isSuccess && (
        <Button variant="contained" disabled={isLoading} onClick={() => void acknowledge(params.get('key') ?? '')}>
          {isLoading ? 'Sending...' : 'I have read this'}
        </Button>
      )}
    </Page>
  );
}
