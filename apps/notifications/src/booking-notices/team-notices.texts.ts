import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

const STAY = 'Bookings stay as they are.';

const inTeams = (title: string, message: string, action_url: string = webRoutes.teams.href()): NotificationDraft => ({
  type: 'system',
  priority: 'normal',
  title,
  message,
  action_url,
});

export interface TeamNoticeFacts {
  teamId: string;
  team: string;
  /** Whom the change is about. */
  person: string;
  lead: string;
  /** Those who have joined. */
  people: number;
}

const peopleWords = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

export const teamInvitedNotice = ({ team, lead, people, teamId }: TeamNoticeFacts): NotificationDraft => ({
  ...inTeams(
    `${lead} invites you to ${team}`,
    `A crew team of ${peopleWords(people)} so far. Join or decline.`,
    webRoutes.team.href(teamId),
  ),
  priority: 'high',
});

export const teamJoinedNotice = ({ team, person, teamId }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`${person} joined ${team}`, 'See who is in it now.', webRoutes.team.href(teamId));

export const teamDeclinedNotice = ({ team, person, teamId }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`${person} did not join ${team}`, 'You can invite others.', webRoutes.team.href(teamId));

export const teamLeftNotice = ({ team, person, teamId }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`${person} left ${team}`, STAY, webRoutes.team.href(teamId));

export const teamRemovedNotice = ({ team }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`You are no longer in ${team}`, STAY);

export const teamDissolvedNotice = ({ team }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`${team} was dissolved`, STAY);

export const teamLedNotice = ({ team, person, teamId }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`${person} now leads ${team}`, 'Companies hire the team through its lead.', webRoutes.team.href(teamId));

export const teamYoursNotice = ({ team, teamId }: TeamNoticeFacts): NotificationDraft =>
  inTeams(`You now lead ${team}`, 'Companies hire the team through you.', webRoutes.team.href(teamId));
