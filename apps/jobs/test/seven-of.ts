import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { SevenCallers, type TestActor, tokenFor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';

export interface Story {
  /** The two whose story it is. */
  person: TestActor;
  recruiter: TestActor;
  ids: Record<string, string>;
}

/** The two of a story, and five to whom it is none of their business. */
export async function sevenOf({ service }: CrewMarket, { person, recruiter, ids }: Story): Promise<SevenCallers> {
  const suspended = { ...aRecruiter(), sessionId: newId() };
  const token = tokenFor(suspended);
  await service.get(SessionRevocations).revokeUser(suspended.id);
  return new SevenCallers(
    {
      visitor: service.anonymous(),
      crew: service.as(person),
      'other crew': service.as(aFreelancer()),
      company: service.as(recruiter),
      'other company': service.as(aRecruiter()),
      suspended: service.withToken(token),
      admin: service.as(anAdmin()),
    },
    { person: person.id, company: recruiter.id, ...ids },
  );
}
