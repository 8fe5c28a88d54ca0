import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { isApiFailure, newUuid } from '@crewcall/web-data-access';
import { ErrorPanel, LinkButton, Page, SyncIcon, PageMeta } from '@crewcall/web-ui';
import { webRoutes } from '@crewcall/contracts-core';

/** A page whose code is gone was built before the latest release. */
const isOldRelease = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message);

/** The service's request id where there was one, else one of ours, which is also in the browser's console. */
function referenceOf(error: unknown): string {
  if (isApiFailure(error) && error.requestId) return error.requestId;
  const reference = newUuid();
  console.error(`Page failed, reference ${reference}`, error);
  return reference;
}

/** In place of a page that broke; the header and everything else go on. */
export function RouteError(): ReactNode {
  const error = useRouteError();
  const [reference] = useState(() => referenceOf(error));
  const [title, message] = isOldRelease(error)
    ? ['There is a new version of CrewCall', 'This page is from before the update. Reload to go on.']
    : ['Something went wrong', 'This page stopped working. Your data is safe; reload to try again.'];
  return (
    <Page id="main">
      <PageMeta title="Something went wrong" />
      <ErrorPanel title={title} message={message} requestId={reference} />
      <Page sx={{ display: 'flex', justifyContent: 'center', gap: 1, pt: 0 }}>
        <Button variant="contained" startIcon={<SyncIcon />} onClick={() => window.location.reload()}>
          Reload
        </Button>
        <LinkButton to={webRoutes.landing.href()} variant="outlined" reloadDocument>
          Back to Home
        </LinkButton>
      </Page>
    </Page>
  );
}
