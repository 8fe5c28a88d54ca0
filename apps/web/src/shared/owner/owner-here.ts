import { type AppState, claimsOf, readToken } from '@crewcall/web-data-access';

/** Whose session this browser holds: the person and the session, as its token names them. Null when signed out. */
export function ownerHere(): string | null {
  const { sub, sid } = claimsOf(readToken());
  return typeof sub === 'string' && typeof sid === 'string' ? `${sub}:${sid}` : null;
}

/** The same as the app sees it: a person who was signed out here has left, whatever is still stored. */
export const ownerOf = ({ session: { status } }: AppState): string | null =>
  status === 'signed-out' ? null : ownerHere();

export const personOf = (owner: string): string => owner.split(':')[0] ?? '';
