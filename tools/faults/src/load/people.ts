import { setTimeout as sleep } from 'node:timers/promises';
import type { ChosenRole } from '@crewcall/contracts-identity';
import { Api, ensureAccount, type Member, saveCompanyProfile } from '@crewcall/tools-seed';

export interface People {
  companies: Member[];
  crew: Member[];
}

/** Every company of a drill is called so: jobs are posted under the name of the profile. */
export const DRILL_COMPANY = 'Drill Events';

/** @throws Error when there is no one */
export function firstOf(people: readonly Member[]): Member {
  const [first] = people;
  if (!first) throw new Error('No one signed up');
  return first;
}

/** As many as identity hashes passwords at a time: more would only wait, on a slow machine for too long. */
const AT_A_TIME = 2;
const ATTEMPTS = 10;
const PAUSE_MS = 1000;

/** A machine that has just started seven processes may answer too late; what was begun is then gone on with. */
async function patiently(make: () => Promise<Member>): Promise<Member> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** People of one drill as they come by themselves: sign-up, the link in the mail, sign-in. */
export async function signUpPeople(
  origin: string,
  mailUrl: string,
  drill: string,
  counts: { companies: number; crew: number },
): Promise<People> {
  const api = new Api(origin);
  const signUp = (role: ChosenRole, number: number) =>
    patiently(() => ensureAccount(api, mailUrl, `${role}.${number}@${drill}.example.co.uk`, role));
  const people: People = { companies: [], crew: [] };
  const waiting = [
    ...Array.from({ length: counts.companies }, (_, at) => async () => {
      const company = await signUp('recruiter', at);
      await saveCompanyProfile(api, company, { profile: { company_name: DRILL_COMPANY } });
      people.companies[at] = company;
    }),
    ...Array.from({ length: counts.crew }, (_, at) => async () => {
      people.crew[at] = await signUp('freelancer', at);
    }),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return people;
}
