import type { RouteObject } from 'react-router-dom';
import { makeStore, sessionSlice, type SessionUser } from '@crewcall/web-data-access';
import { PageLoading } from '../app/page-loading';
import { Shell } from '../app/shell/shell';
import { render, type Rendered } from './render';

const tree: RouteObject[] = [{ Component: Shell, children: [{ path: '*', Component: PageLoading }] }];

const nobody: SessionUser = {
  id: '',
  email: '',
  role: 'freelancer',
  first_name: null,
  last_name: null,
  company_name: null,
  avatar_url: null,
  email_verified: true,
  created_at: '',
};

/** What every page of somebody signed in begins with: header, place for a page, footer. Nothing in it is anybody's. */
export function membersFrame(address: string): Promise<Rendered> {
  const store = makeStore();
  store.dispatch(sessionSlice.actions.signedIn(nobody));
  return render(address, store, tree);
}
