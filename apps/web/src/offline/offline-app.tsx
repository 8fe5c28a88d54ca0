import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { makeStore } from '@crewcall/web-data-access';
import { makeStyleCache } from '@crewcall/web-ui';
import { Providers } from '../app/providers';
import { callSheetsApi } from '../features/call-sheets/api/call-sheets.api';
import { dropOthers, ownCopies } from '../features/call-sheets';
import { ownerHere } from '../shared/owner';
import fonts from '../fonts.css?inline';
import { SavedSheetPage } from './saved-sheet-page';
import { SavedSheetsPage } from './saved-sheets-page';
import { watchForSignal } from './watch-for-signal';

/** What the worker shows where no page can be reached: from this device alone. */
async function start(): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const style = Object.assign(document.createElement('style'), { nonce, textContent: fonts });
  document.head.append(style);
  await dropOthers(ownerHere());
  const copies = await ownCopies();
  const store = makeStore({ api: { retryDelayMs: 100 } });
  for (const { callId, savedAt, sheet } of copies)
    await store.dispatch(callSheetsApi.util.upsertQueryData('callSheet', callId, { ...sheet, saved_at: savedAt }));
  const router = createBrowserRouter([
    { path: webRoutes.callSheet.path, element: <SavedSheetPage copies={copies} /> },
    { path: '*', element: <SavedSheetsPage copies={copies} /> },
  ]);
  const providers = { origin: location.origin, renderedAt: Date.now(), store, styles: makeStyleCache(nonce), nonce };
  createRoot(document.querySelector('#root') ?? document.body).render(
    <Providers {...providers}>
      <RouterProvider router={router} />
    </Providers>,
  );
  watchForSignal(store);
}

void start();
