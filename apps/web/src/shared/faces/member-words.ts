/** A person beside others. */
export interface Face {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
}

export const memberName = ({ first_name, last_name }: Pick<Face, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || 'A crew member';

export const initialsOfMember = ({ first_name, last_name }: Pick<Face, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].map((part) => part?.[0] ?? '').join('');
