import { Api, ensureAccount, type Member } from '@crewcall/tools-seed';

export interface People {
  companies: Member[];
  crew: Member[];
}

/** People as they come by themselves: sign-up, the link in the mail, sign-in. */
export async function signUpPeople(origin: string, mailUrl: string, companies: number, crew: number): Promise<People> {
  const api = new Api(origin);
  const many = (role: 'recruiter' | 'freelancer', count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        ensureAccount(api, mailUrl, `${role}.${number}@drills.example.co.uk`, role),
      ),
    );
  const [signedUpCompanies, signedUpCrew] = await Promise.all([many('recruiter', companies), many('freelancer', crew)]);
  return { companies: signedUpCompanies, crew: signedUpCrew };
}
