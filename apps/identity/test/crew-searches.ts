import { type AvailabilityWord, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { availabilityChanged, TOLD_DAYS } from '@crewcall/contracts-bookings/dto';
import {
  type CrewSearch,
  crewSearchRoutes,
  freelancerRoutes,
  type SavedCrewSearch,
} from '@crewcall/contracts-identity';
import { crewSearchFound } from '@crewcall/contracts-identity/dto';
import { CrewSearchAlerts } from '../src/crew-searches/crew-search-alerts.service.js';
import type { Identity, Person } from './identity.js';

const today = wallTimeOf(new Date()).day;

/** Searches of crew that companies keep, and crew who come to match. */
export const crewSearchesOf = (here: () => Identity) => {
  let version = 0;
  let made = 0;
  /** Days from now, at this time in London. */
  const at = (days: number, time = '10:00') => new Date(`${dayAfter(today, days)}T${time}:00Z`);
  const run = (now = new Date()) => here().service.get(CrewSearchAlerts).run(now);
  const company = () => here().hasPerson({ role: 'recruiter' });
  const crew = async (profile: object): Promise<Person> => {
    const person = await here().hasPerson();
    await person.client.post('/api/freelancer', { first_name: 'Ana', ...profile });
    return person;
  };
  const rewrite = ({ client, user }: Person, profile: object) =>
    client.put(freelancerRoutes.one(user.id), { first_name: 'Ana', ...profile });
  const tell = ({ user }: Person, words: Record<number, AvailabilityWord>) =>
    here().service.deliver(availabilityChanged, {
      subjectId: user.id,
      version: (version += 1),
      payload: {
        is_shared: true,
        from: today,
        to: dayAfter(today, TOLD_DAYS - 1),
        days: Object.entries(words).map(([day, word]) => ({ day: dayAfter(today, Number(day)), word })),
        as_of: new Date().toISOString(),
      },
    });
  const ask = ({ client }: Person, wanted: CrewSearch, alert = 'instant') =>
    client.post<SavedCrewSearch>(crewSearchRoutes.list, { name: 'Desks', wanted, alert });
  const save = async (person: Person, wanted: CrewSearch, alert = 'instant'): Promise<SavedCrewSearch> => {
    const { status, body } = await ask(person, wanted, alert);
    if (status !== 201) throw new Error(`Saving answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const listOf = async ({ client }: Person) => (await client.get<SavedCrewSearch[]>(crewSearchRoutes.list)).body;
  const told = async ({ id }: SavedCrewSearch) =>
    (await here().service.outbox(crewSearchFound, id)).map(({ payload }) => payload);
  const idsTold = async (search: SavedCrewSearch) =>
    (await told(search)).map((payload) => payload.crew.map(({ user_id }) => user_id));
  /** A word that no other test’s crew has. */
  const aWord = () => `w${process.pid}x${(made += 1)}q`;
  return { at, run, company, crew, rewrite, tell, ask, save, listOf, told, idsTold, aWord };
};
