import { initialsOf, personName } from '@crewcall/contracts-identity';
/** A person beside others. */
export interface Face {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
}

type Named = Pick<Face, 'first_name' | 'last_name'>;

export const memberName = (member: Named): string => personName(member, 'A crew member');

export const initialsOfMember = (member: Named): string => initialsOf(personName(member));
