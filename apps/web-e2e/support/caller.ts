import { type APIRequestContext, expect } from '@playwright/test';
import { type Person, joined } from './people.js';
import { type Login, storedSession } from './story.js';

/** A user with an account, for what a journey does beside its screens. */
export interface Caller {
  id: string;
  session: Record<string, string>;
  call: <T>(method: Method, path: string, data?: object) => Promise<T>;
}

type Method = 'get' | 'post' | 'put' | 'delete';

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
    call: async <T>(method: Method, path: string, data?: object) => {
      const answer = await request[method](path, { headers, ...(data && { data }) });
      const text = await answer.text();
      expect(answer.status(), `${path} ${text}`).toBeLessThan(300);
      return JSON.parse(text || 'null') as T;
    },
  };
}
