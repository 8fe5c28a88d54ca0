import { readFileSync } from 'node:fs';
import type { Type } from '@nestjs/common';
import { type Role, roles } from '@crewcall/contracts-core';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import type { TestClient } from './test-client.js';
import { tokenFor } from './test-keys.js';
import { startTestService, type TestService } from './test-service.js';

/** Who may call a route at all; whether it is about something of theirs is each use case's own question. */
export type Right = 'public' | 'signed-in' | readonly Role[];

export interface RightsMatrix {
  /** The service as the matrix starts it: once. */
  service: { module: Type; name: string; env?: Record<string, string> };
  /** Its API, `apps/<service>/openapi.json`. */
  document: string;
  /** `'GET /api/jobs/{id}': 'public'`: a row for every route of the document, and none for any other. */
  rights: Record<string, Right>;
  /** Makes the three people exist, where the service expects it of whoever has a token. */
  introduce?: (service: TestService, people: { id: string; role: Role }[]) => Promise<void>;
}

interface Answer {
  status: number;
  code: unknown;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

function routesOf(document: string): string[] {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((verb) => verbs.includes(verb))
      .map((verb) => `${verb.toUpperCase()} ${path}`),
  );
}

async function call(client: TestClient, route: string): Promise<Answer> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/\{[^}]+\}/g, () => newId());
  const { status, body } = await client.send(method, path, method === 'GET' ? undefined : {});
  return { status, code: (body as { code?: unknown } | null)?.code };
}

const isRefusedByRole = ({ status, code }: Answer): boolean => status === 403 && code === 'FORBIDDEN';
const needsSignIn = ({ status, code }: Answer): boolean => status === 401 && code === 'AUTH_REQUIRED';

/** What is wrong with the answers to one row; empty when every kind of caller is answered as the row says. */
function problemsOf(route: string, right: Right, answers: Map<string, Answer>): string[] {
  return [...answers].flatMap(([who, answer]) => {
    const told = `${route} as ${who}: ${answer.status} ${String(answer.code)}`;
    if (answer.status >= 500 && answer.status !== 503) return [told];
    if (right === 'public') return isRefusedByRole(answer) && who === 'nobody' ? [told] : [];
    const isRole = roles.some((role) => role === who);
    if (!isRole) return needsSignIn(answer) ? [] : [told];
    const may = right === 'signed-in' || right.some((role) => role === who);
    return may ? (answer.status === 401 ? [told] : []) : isRefusedByRole(answer) ? [] : [told];
  });
}

/**
 * Every route of a service's API × every role × no token × a suspended person × a session that was ended. A route that
 * the matrix does not know fails, and so does a row without a route.
 */
export function describeRights({ service: options, document, rights, introduce }: RightsMatrix): void {
  describe(`who may call the ${options.name} service [R248] [R249] [R250]`, () => {
    let service: TestService;
    /** Of every kind; with a new session each time, as signing out is one of the calls. */
    let callers: Map<string, () => TestClient>;

    beforeAll(async () => {
      service = await startTestService(options);
      const revocations = service.get(SessionRevocations);
      const [suspended, ended] = [newId(), newId()];
      // Their tokens are older than the revocation: whoever is let in again gets a new one.
      const [tokenOfSuspended, tokenOfEnded] = [
        tokenFor({ id: suspended, role: 'admin', sessionId: newId() }),
        tokenFor({ id: newId(), role: 'admin', sessionId: ended }),
      ];
      const people = roles.map((role) => ({ id: newId(), role }));
      await introduce?.(service, people);
      callers = new Map([
        ['nobody', () => service.anonymous()],
        ['somebody suspended', () => service.withToken(tokenOfSuspended)],
        ['somebody signed out', () => service.withToken(tokenOfEnded)],
        ...people.map((person): [string, () => TestClient] => [person.role, () => service.as(person)]),
      ]);
      await revocations.revokeUser(suspended);
      await revocations.revokeSession(ended);
    });
    afterAll(() => service.stop());

    it('knows every route, and no other', () => {
      expect(Object.keys(rights).sort()).toEqual(routesOf(document).sort());
    });

    it('answers every kind of caller as the matrix says', async () => {
      const problems: string[] = [];
      for (const [route, right] of Object.entries(rights)) {
        const answers = await Promise.all(
          [...callers].map(async ([who, client]): Promise<[string, Answer]> => [who, await call(client(), route)]),
        );
        problems.push(...problemsOf(route, right, new Map(answers)));
      }
      expect(problems).toEqual([]);
    }, 60_000);
  });
}
