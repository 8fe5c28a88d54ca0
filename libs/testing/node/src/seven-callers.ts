import { readFileSync } from 'node:fs';
import { type Answers, answerOf, type Caller, callers, type Row } from './callers.js';
import type { TestClient } from './test-client.js';

const isParty = (caller: Caller): boolean => caller === 'crew' || caller === 'company';
/** Those who are a party come last: they may change what the others are asked about. */
const order = [...callers].sort((one, other) => Number(isParty(one)) - Number(isParty(other)));

const shapeOf = (route: string): string => route.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}');

/** The seven at one story: `{job}` and the like in a row stand for the ids of what is there. */
export class SevenCallers {
  constructor(
    private readonly people: Readonly<Record<Caller, TestClient>>,
    private readonly ids: Readonly<Record<string, string>>,
  ) {}

  /** Each row as it was answered, so that all differences are told at once. */
  async answersTo(rows: readonly Row[]): Promise<[route: string, answers: Answers][]> {
    const answered: [string, Answers][] = [];
    for (const row of rows) answered.push([row[0], await this.answersToRow(row)]);
    return answered;
  }

  private async answersToRow([route, , body]: Row): Promise<Answers> {
    const [method = '', path = ''] = this.filled(route).split(' ');
    const sent = body && (JSON.parse(this.filled(JSON.stringify(body))) as object);
    const got = new Map<Caller, string>();
    for (const caller of order) {
      const { status } = await this.people[caller].send(method, path, sent);
      got.set(caller, answerOf(status));
    }
    return callers.map((caller) => got.get(caller) ?? '') as unknown as Answers;
  }

  private filled(text: string): string {
    return text.replace(/\{(\w+)\}/g, (_, name: string) => this.ids[name] ?? name);
  }
}

/**
 * Routes of an API, `apps/<service>/openapi.json`, that no row knows; `earlier` are those that the matrix is not about.
 * Those of `earlier` that are no longer there are answered too.
 */
export function routesWithoutRow(document: string, rows: readonly Row[], earlier: readonly string[]): string[] {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Record<string, object> };
  const routes = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const known = new Set([...rows.map(([route]) => shapeOf(route)), ...earlier.map(shapeOf)]);
  const there = new Set(routes.map(shapeOf));
  return [
    ...routes.filter((route) => !known.has(shapeOf(route))),
    ...earlier.filter((route) => !there.has(shapeOf(route))),
  ];
}

/** What `answersTo` is to be. */
export const wantedOf = (rows: readonly Row[]): [string, Answers][] => rows.map(([route, answers]) => [route, answers]);
