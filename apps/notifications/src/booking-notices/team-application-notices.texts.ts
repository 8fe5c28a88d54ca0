import { momentWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

export interface TeamApplicationFacts {
  id: string;
  team: string;
  job: string;
  lead: string;
  /** Who confirmed, declined or withdrew. */
  person: string;
  confirmBy: string;
}

const about = ({ id }: TeamApplicationFacts, title: string, message: string): NotificationDraft => ({
  type: 'system',
  priority: 'normal',
  title,
  message,
  action_url: webRoutes.teamApplication.href(id),
});

export const confirmAskedNotice = (facts: TeamApplicationFacts): NotificationDraft => ({
  ...about(
    facts,
    `${facts.lead} applies with ${facts.team}`,
    `${facts.job}. Confirm your part by ${momentWords(new Date(facts.confirmBy))}.`,
  ),
  priority: 'high',
});

export const confirmedNotice = (facts: TeamApplicationFacts): NotificationDraft =>
  about(facts, `${facts.person} confirmed`, `${facts.team} for ${facts.job}.`);

export const teamSentNotice = (facts: TeamApplicationFacts): NotificationDraft =>
  about(facts, `${facts.team} has applied`, `${facts.job}. Everyone confirmed.`);

export const teamDidNotApplyNotice = (facts: TeamApplicationFacts): NotificationDraft =>
  about(facts, `${facts.team} does not apply`, `${facts.person} did not confirm: ${facts.job}.`);

export const teamLateNotice = (facts: TeamApplicationFacts): NotificationDraft =>
  about(facts, `${facts.team} did not apply`, `Not everyone confirmed in time: ${facts.job}.`);

export const teamWithdrewNotice = (facts: TeamApplicationFacts): NotificationDraft =>
  about(facts, `${facts.team} no longer applies`, `${facts.person} withdrew: ${facts.job}.`);
