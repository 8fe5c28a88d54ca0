import type { CrewList, KeptOnPerson, ListedPerson } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

export function expectCode(answer: Parameters<typeof expectError>[0], status: number, code: string): void {
  expectError(answer, status);
  expect(answer.body).toMatchObject({ code });
}

/** Short ways to say what a company does with its lists, notes and tags. */
export function crewListsOf(crew: () => CrewMarket) {
  const as = (actor: TestActor) => crew().service.as(actor);
  const listsOf = async (company: TestActor): Promise<CrewList[]> =>
    (await as(company).get<CrewList[]>('/api/crew-lists')).body;
  return {
    as,
    listsOf,
    favouritesOf: async (company: TestActor): Promise<string> => (await listsOf(company))[0]?.id ?? '',
    addList: (company: TestActor, name: string) => as(company).post<CrewList>('/api/crew-lists', { name }),
    add: (company: TestActor, listId: string, person: TestActor) =>
      as(company).put(`/api/crew-lists/${listId}/people/${person.id}`),
    peopleOf: async (company: TestActor, listId: string, query = ''): Promise<ListedPerson[]> =>
      (await as(company).get<ListedPerson[]>(`/api/crew-lists/${listId}/people${query}`)).body,
    kept: (company: TestActor, person: TestActor) => as(company).get<KeptOnPerson>(`/api/crew/${person.id}/kept`),
    note: (company: TestActor, person: TestActor, text: string) =>
      as(company).post<KeptOnPerson>(`/api/crew/${person.id}/notes`, { text }),
    tag: (company: TestActor, person: TestActor, tags: unknown) =>
      as(company).put<KeptOnPerson>(`/api/crew/${person.id}/tags`, { tags }),
  };
}
