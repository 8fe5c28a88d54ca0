import { notificationRoutes, type StoredNotificationType } from '@crewcall/contracts-notifications';
import { webRoutes } from '@crewcall/contracts-core';
import { type MailContent, type MailFile, mailLayout } from '@crewcall/platform-mail';

export interface ToldInMail {
  type: StoredNotificationType;
  title: string;
  message: string;
  actionUrl: string | null;
}

export interface MailBody extends MailContent {
  unsubscribeUrl: string;
  /** As a file beside it. */
  calendar?: string;
  files?: readonly MailFile[];
}

export interface MailAction {
  label: string;
  url: string;
}

/** What the mail of an offer or a call sheet has besides its words. */
export interface MailedFacts {
  lines: readonly string[];
  /** Instead of the one that opens it. */
  action?: MailAction | null;
  other?: MailAction | null;
}

/** Most lines of a digest; the rest is a number. */
const DIGEST_LINES = 20;

const openLabels: Partial<Record<StoredNotificationType, string>> = {
  new_message: 'Read and reply',
  application_update: 'View application',
  rating_request: 'Rate experience',
  rating_received: 'View rating',
  call_sheet: 'Open the call sheet',
};

const unsubscribeUrl = (site: string, key: string, type?: StoredNotificationType): string =>
  `${site}${notificationRoutes.unsubscribe}?${new URLSearchParams({ key, ...(type ? { type } : {}) }).toString()}`;

const footer = (site: string, key: string, type?: StoredNotificationType): string =>
  `You get this mail because of your notification settings: ${site}${webRoutes.settings.href()}\nStop these mails: ${site}${webRoutes.unsubscribe.href({ key, type })}`;

/** One notification by itself. */
export function notificationMail(told: ToldInMail, site: string, key: string, facts?: MailedFacts): MailBody {
  const link = unsubscribeUrl(site, key, told.type);
  const isMessage = told.type === 'new_message';
  const heading = isMessage ? `Unread message: ${told.title}` : told.title;
  const to = told.actionUrl?.startsWith('/') ? `${site}${told.actionUrl}` : (told.actionUrl ?? site);
  return {
    subject: heading,
    unsubscribeUrl: link,
    ...mailLayout({
      heading,
      paragraphs: [
        isMessage ? `“${told.message}”` : told.message,
        ...(facts?.lines.length ? [facts.lines.join('\n')] : []),
      ],
      action: facts?.action ?? { label: openLabels[told.type] ?? 'Open CrewCall', url: to },
      ...(facts?.other && { other: facts.other }),
      footer: footer(site, key, told.type),
    }),
  };
}

/** What waited since yesterday, the newest first. */
export function digestMail(told: readonly ToldInMail[], site: string, key: string): MailBody {
  const link = unsubscribeUrl(site, key);
  const heading = told.length === 1 ? 'One thing you missed' : `${told.length} things you missed`;
  const left = told.length - DIGEST_LINES;
  return {
    subject: `CrewCall: ${heading.toLowerCase()}`,
    unsubscribeUrl: link,
    ...mailLayout({
      heading,
      paragraphs: [
        ...told.slice(0, DIGEST_LINES).map(({ title, message }) => `${title}\n${message}`),
        ...(left > 0 ? [`And ${left} more.`] : []),
      ],
      action: { label: 'Open CrewCall', url: `${site}${webRoutes.dashboard.href()}` },
      footer: footer(site, key),
    }),
  };
}
