import {
  answersArrived,
  type AppState,
  type AppStore,
  type CarriedAnswer,
  isFinal,
  makeStore,
  readToken,
  readUser,
  sessionSlice,
  setOnFirstPage,
  type SessionState,
} from '@crewcall/web-data-access';
import { makeStyleCache, type StyleCache } from '@crewcall/web-ui';
import type { PageAssets } from '../document';
import type { PiecePayload } from '../page-data';
import { startClockAt } from '../../shared/time';

export interface TakenOver {
  store: AppStore;
  styles: StyleCache;
  nonce: string | undefined;
  serverState: AppState;
  assets: PageAssets;
  origin: string;
  renderedAt: number;
  parts: readonly string[];
}

/** Whether the page was rendered for who is here now. */
export function isForUs({ user }: SessionState): boolean {
  if (!user) return readToken() === null;
  const own = readUser();
  return readToken() !== null && (own === null || own.id === user.id);
}

/** What broke or came too late on the server, and may be answered here. */
const mayPass = ({ status, error }: CarriedAnswer): boolean => status === 'rejected' && !isFinal(error?.status ?? null);

/**
 * The server's clock may be another: what has just come is as old as its arrival, and the page was its request.
 * A failure that may pass has no age: the component that shows it asks again.
 */
const arrivedNow = ([key, entry]: [string, CarriedAnswer]): [string, CarriedAnswer & { requestId: string }] => [
  key,
  { ...entry, requestId: 'page', ...(mayPass(entry) ? {} : { fulfilledTimeStamp: Date.now() }) },
];

/**
 * Takes the answers and styles that came with the page, and those of its pieces that are still on their way.
 * @throws Error when the page brought none
 */
export function takeOver(): TakenOver {
  const pieces = (window.pagePieces ?? []) as unknown as PiecePayload[];
  const start = pieces[0]?.start;
  if (!start) throw new Error('The page came without what it was rendered from.');
  // Browsers hide the attribute, and keep the property.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const styles = makeStyleCache(nonce);
  const store = makeStore();
  // Changes by what the server sends and by nothing else.
  const sent = makeStore();
  sent.dispatch(sessionSlice.actions.restored(start.session));
  setOnFirstPage(true);
  startClockAt(start.renderedAt);
  const isOurs = isForUs(start.session);
  // The same user, not an equal one: an equal one is a change to all who show it, and pages would be hydrated at once for it.
  if (isOurs && start.session.user) store.dispatch(sessionSlice.actions.restored(start.session));
  const serverState = { ...sent.getState() };
  const receive = ({ queries, tags, styleNames }: PiecePayload): void => {
    const answers = { queries: Object.fromEntries(Object.entries(queries).map(arrivedNow)), tags };
    for (const each of isOurs ? [sent, store] : [sent]) each.dispatch(answersArrived(answers));
    Object.assign(serverState, sent.getState());
    for (const name of styleNames) styles.inserted[name] = true;
  };
  for (const piece of pieces) receive(piece);
  window.pagePieces = { push: receive };
  const { assets, origin, parts, renderedAt } = start;
  return { store, styles, nonce, serverState, assets, origin, parts, renderedAt };
}
