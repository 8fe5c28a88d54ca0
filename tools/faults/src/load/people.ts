import { Api, ensureAccount, type Member } from '@crewcall/tools-seed';

export interface People {
  companies: Member[];
  crew: Member[];
}

/** People of one drill as they come by themselves: sign-up, the link in the mail, sign-in. */
export async function signUpPeople(
  origin: string,
  mailUrl: string,
  drill: string,
  counts: { companies: number; crew: number },
): Promise<People> {
  const api = new Api(origin);
  const many = (role: 'recruiter' | 'freelancer', count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        ensureAccount(api, mailUrl, `${role}.${number}@${drill}.example.co.uk`, role),
      ),
    );
  const [companies, crew] = await Promise.all([many('recruiter', counts.companies), many('freelancer', counts.crew)]);
  return { companies, crew };
}
