import type { DeclaredError } from '@crewcall/contracts-core';

export const teamErrors = {
  teamMissing: { code: 'TEAM_NOT_FOUND', kind: 'missing', message: 'This team does not exist.' },
  teamPersonMissing: { code: 'PERSON_NOT_FOUND', kind: 'missing', message: 'This person cannot be invited.' },
  tooManyTeams: {
    code: 'TOO_MANY_TEAMS',
    kind: 'conflict',
    message: 'You are in 5 teams already. Leave one of them first.',
  },
  teamFull: {
    code: 'TEAM_FULL',
    kind: 'conflict',
    message: 'A team has at most 12 people, those invited among them.',
  },
  alreadyInTeam: {
    code: 'ALREADY_IN_TEAM',
    kind: 'conflict',
    message: 'This person is in the team already, or was invited.',
  },
  invitedLately: {
    code: 'INVITED_LATELY',
    kind: 'conflict',
    message: 'You invited this person within the last 7 days. Please wait before you ask again.',
  },
  invitationsLimited: {
    code: 'INVITATIONS_LIMITED',
    kind: 'limited',
    message: 'You have sent many invitations today. Try again tomorrow.',
  },
  notInTeam: { code: 'NOT_IN_TEAM', kind: 'conflict', message: 'Only a member who has joined can lead the team.' },
  onlyTheLead: { code: 'ONLY_THE_LEAD', kind: 'forbidden', message: 'Only the lead of the team can do this.' },
} as const satisfies Readonly<Record<string, DeclaredError>>;
