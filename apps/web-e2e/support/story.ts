import type { APIRequestContext, BrowserContext } from '@playwright/test';

export interface Login {
  email: string;
  password: string;
}

const password = 'Crewcall-2026';

/** People of the story that every first start tells. */
export const story = {
  crew: { email: 'maya.okafor@crew.example', password },
  company: { email: 'jobs@northfieldsounds.example', password },
  admin: { email: 'admin@crewcall.example', password },
} satisfies Record<string, Login>;

/** What the browser keeps of a user signed in. */
export async function storedSession(request: APIRequestContext, login: Login): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/signin', { data: login });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  return { auth_token: token, user: JSON.stringify(user) };
}

/** Every page of this browser finds the session in its storage, and is rendered for it, as after a sign-in. */
export async function keepSignedIn(context: BrowserContext, session: Record<string, string>): Promise<void> {
  await keepInStorage(context, session);
  const authorization = `Bearer ${session['auth_token']}`;
  const answer = await context.request.get('/api/auth/session', { headers: { authorization } });
  // Without the cookie every page would be rendered for a stranger, and the journey would say something else than it means.
  if (!answer.ok()) throw new Error(`The session was not kept: ${answer.status()} ${await answer.text()}`);
}

/** The same of a browser that has lost the cookie: its pages are rendered for a stranger. */
export const keepInStorage = (context: BrowserContext, session: Record<string, string>): Promise<unknown> =>
  context.addInitScript((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, Object.entries(session));

export async function idOf(request: APIRequestContext, login: Login): Promise<string> {
  const { user } = await storedSession(request, login);
  return (JSON.parse(user ?? '{}') as { id: string }).id;
}
