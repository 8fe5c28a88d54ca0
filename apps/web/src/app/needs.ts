import { createContext, type LoaderFunction, RouterContextProvider } from 'react-router-dom';
import { type AppDispatch, type AppStore, isUnknown, selectUser, type SessionUser } from '@crewcall/web-data-access';
import { preloadParts } from '../shared/parts';

/** Of the request that a page is rendered for; absent in the browser. */
export interface PageReply {
  status: number;
  /** Where the page really stands, without the query. */
  movedTo?: string;
  /** Source files of lazy parts that the page will want at once. */
  parts: string[];
}

interface PageVisit {
  store: AppStore;
  reply?: PageReply;
}

export interface Need {
  dispatch: AppDispatch;
  user: SessionUser | null;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** What the address names does not exist. */
  isMissing: () => void;
  /** It did, and is kept for those who had the address. */
  isGone: () => void;
  /** The address is a wrong one for what it names: it leads there for good. */
  isMoved: (path: string) => void;
  /** Parts with code of their own that will be shown: they are fetched with the page. */
  wants: (...files: string[]) => void;
}

/**
 * What a page needs, declared once: for the server, for navigation and for prefetching. What it awaits is in the first
 * piece of the page; what it only begins may follow in a later one.
 */
export type Needs = (need: Need) => Promise<unknown> | undefined;

const visit = createContext<PageVisit>();

export function contextOf(given: PageVisit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visit, given);
  return context;
}

/** Nothing stays subscribed: the component that shows an answer subscribes to it. */
export const once = { subscribe: false } as const;

/** Of a page about one thing, for users who signed in: whether it exists is known before the page is answered. */
export const needsOfOne =
  (start: (need: Need) => PromiseLike<{ error?: unknown }>): Needs =>
  async (need) => {
    if (!need.user) return;
    const { error } = await start(need);
    if (isUnknown(error)) need.isMissing();
  };

/**
 * Needs in code of their own: a page that came rendered has its answers, and does without the questions. They are
 * fetched when a user goes there.
 */
export const lateNeeds =
  (load: () => Promise<Needs>): Needs =>
  async (need) =>
    (await load())(need);

export function ask(
  needs: Needs,
  { store, reply }: PageVisit,
  { params, search }: Pick<Need, 'params' | 'search'>,
): Promise<unknown> | undefined {
  return needs({
    dispatch: store.dispatch,
    user: selectUser(store.getState()),
    params,
    search,
    isMissing: () => {
      if (reply) reply.status = 404;
    },
    isGone: () => {
      if (reply) reply.status = 410;
    },
    isMoved: (path) => {
      if (reply) reply.movedTo = path;
    },
    wants: (...files) => {
      if (reply) reply.parts.push(...files);
      else void preloadParts(files).catch(() => undefined);
    },
  });
}

/** The loader of a route, for both sides. In the browser nothing waits: the page shows at once what is on its way. */
export const loaderOf =
  (needs: Needs): LoaderFunction =>
  async ({ context, params, request }) => {
    const given = (context as RouterContextProvider).get(visit);
    const asked = ask(needs, given, { params, search: new URL(request.url).searchParams });
    if (given.reply) await asked;
    return null;
  };
