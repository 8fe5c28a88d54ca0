import { type APIRequestContext, expect } from '@playwright/test';
import { type Person, joined } from './people.js';
import { type Login, storedSession } from './story.js';

/** A user with an account, for what a journey does beside its screens. */
export interface Caller {
  id: string;
  session: Record<string, string>;
  call: <T>(method: 'get' | 'post' | 'put', path: string, data?: object) => Promise<T>;
}

export async function callerOf(request: APIRequestContext, person: Person): Promise<Caller> {
  await joined(request, person);
  return callerFor(request, person);
}

/** The same for an account that is there. */
export async function callerFor(request: APIRequestContext, { email, password }: Login): Promise<Caller> {
  const session = await storedSession(request, { email, password });
  const headers = { authorization: `Bearer ${session['auth_token']}` };
  return {
    id: (JSON.parse(session['user'] ?? '{}') as { id: string }).id,
    session,
    call: async <T>(method: 'get' | 'post' | 'put', path: string, data?: object) => {
      const answer = await request[method](path, { headers, ...(data && { data }) });
      expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(300);
      return (await answer.json()) as T;
    },
  };
}
