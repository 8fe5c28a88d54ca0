import type { DeclaredError } from '@crewcall/contracts-core';

export const crewListErrors = {
  crewListMissing: { code: 'CREW_LIST_NOT_FOUND', kind: 'missing', message: 'This list does not exist.' },
  listedPersonMissing: { code: 'PERSON_NOT_FOUND', kind: 'missing', message: 'This person is not on CrewCall.' },
  crewNoteMissing: { code: 'CREW_NOTE_NOT_FOUND', kind: 'missing', message: 'This note does not exist.' },
  tooManyCrewLists: { code: 'TOO_MANY_CREW_LISTS', kind: 'conflict', message: 'A company keeps at most 50 lists.' },
  crewListFull: {
    code: 'CREW_LIST_FULL',
    kind: 'conflict',
    message: 'A list holds at most 500 people. Take some off, or start another list.',
  },
  crewListNameTaken: {
    code: 'CREW_LIST_NAME_TAKEN',
    kind: 'conflict',
    message: 'You already have a list of that name.',
    field: 'name',
  },
  favouritesStay: {
    code: 'FAVOURITES_STAY',
    kind: 'conflict',
    message: 'Favourites keeps its name and stays. Take people off it instead.',
  },
  tooManyCrewNotes: {
    code: 'TOO_MANY_CREW_NOTES',
    kind: 'conflict',
    message: 'There are 50 notes on this person. Delete one that is no longer needed.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
