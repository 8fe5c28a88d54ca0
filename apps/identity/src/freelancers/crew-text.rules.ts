export interface CrewTextSource {
  firstName: string | null;
  lastName: string | null;
  title: string | null;
  location: string | null;
  skills: string[];
}

export interface CrewText {
  searchText: string;
  skillsText: string;
  locationText: string;
}

/** Lower case by the rules of Unicode and not of the database's locale, for both sides of every comparison. */
export const foldCase = (text: string): string => text.trim().toLowerCase();

/** Parts are kept apart by line ends, which no search term contains, so nothing is found across two of them. */
export function crewTextOf({ firstName, lastName, title, location, skills }: CrewTextSource): CrewText {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    searchText: [name, title ?? '', ...skills].map(foldCase).filter(Boolean).join('\n'),
    skillsText: skills.map(foldCase).join('\n'),
    locationText: foldCase(location ?? ''),
  };
}

/** The term as a pattern for LIKE that means the term itself, wherever it stands. */
export function containing(term: string): string {
  const folded = foldCase(term.replace(/\p{Cc}/gu, ' '));
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
