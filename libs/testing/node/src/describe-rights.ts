import { readFileSync } from 'node:fs';
import type { Type } from '@nestjs/common';
import { READER_COOKIE, type Role, roles } from '@crewcall/contracts-core';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import type { TestClient } from './test-client.js';
import { type TestActor, tokenFor } from './test-keys.js';
import { startTestService, type TestService } from './test-service.js';

/** Who may call a route at all; whether it is about something of theirs is each use case's own question. */
type Callers = 'public' | 'signed-in' | readonly Role[];

/**
 * Anyone who may call is answered neither 401 nor 403, unless the row says which: for the id of no one that the matrix
 * sends, some routes answer that it is not the caller's own.
 */
export type Right = Callers | { who: Callers; answers: 401 | 403 | Partial<Record<Role, 403>> };

export interface RightsMatrix {
  /** The service as the matrix starts it: once. */
  service: { module: Type; name: string; env?: Record<string, string> };
  /** Its API, `apps/<service>/openapi.json`. */
  document: string;
  /** `'GET /api/jobs/{id}': 'public'`: a row for every route of the document, and none for any other. */
  rights: Record<string, Right>;
  /** Makes the three people exist, where the service expects it of anyone who has a token. */
  introduce?: (service: TestService, people: { id: string; role: Role }[]) => Promise<void>;
}

type Exact = Extract<Right, { who: Callers }>;

const isExact = (right: Right): right is Exact => typeof right === 'object' && 'who' in right;

/** The cookie that names a reader, and one that holds a whole token: neither opens anything. */
const cookieOf = (person: TestActor): string =>
  `${READER_COOKIE}=${tokenFor(person, { audience: 'crewcall-reader' })}; auth_token=${tokenFor(person)}`;

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
  const { who: callers, answers: expected } = isExact(right) ? right : { who: right, answers: undefined };
  return [...answers].flatMap(([who, answer]) => {
    const told = `${route} as ${who}: ${answer.status} ${String(answer.code)}`;
    if (answer.status >= 500 && answer.status !== 503) return [told];
    const role = roles.find((known) => known === who);
    if (callers !== 'public') {
      if (!role) return needsSignIn(answer) ? [] : [told];
      if (callers !== 'signed-in' && !callers.includes(role)) return isRefusedByRole(answer) ? [] : [told];
    }
    const refused = [401, 403].includes(answer.status) ? answer.status : undefined;
    const exact = typeof expected === 'object' ? role && expected[role] : expected;
    return refused === exact ? [] : [told];
  });
}

/**
 * Every route of a service's API × every role × no token × a suspended person × a session that was ended × the cookie
 * and the token by which pages are read. A route that
 * the matrix does not know fails, and so does a row without a route.
 */
export function describeRights({ service: options, document, rights, introduce }: RightsMatrix): void {
  describe(`who may call the ${options.name} service [R248] [R249] [R250] [S34]`, () => {
    let service: TestService;
    /** Of every kind; with a new session each time, as signing out is one of the calls. */
    let callers: Map<string, () => TestClient>;

    beforeAll(async () => {
      service = await startTestService(options);
      const revocations = service.get(SessionRevocations);
      const [suspended, ended] = [newId(), newId()];
      // Their tokens are older than the revocation: anyone who is let in again gets a new one.
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
        ...people.map((person): [string, () => TestClient] => [
          `a ${person.role}'s cookie`,
          () => service.anonymous().with({ cookie: cookieOf(person) }),
        ]),
        ...people.map((person): [string, () => TestClient] => [
          `a ${person.role}'s cookie as a token`,
          () => service.withToken(tokenFor(person, { audience: 'crewcall-reader' })),
        ]),
        ['a page that writes', () => service.withToken(tokenFor(people[0] as TestActor, { scope: 'read' }))],
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
          [...callers]
            .filter(([who]) => who !== 'a page that writes' || !route.startsWith('GET '))
            .map(async ([who, client]): Promise<[string, Answer]> => [who, await call(client(), route)]),
        );
        problems.push(...problemsOf(route, right, new Map(answers)));
      }
      expect(problems).toEqual([]);
    }, 60_000);
  });
}
