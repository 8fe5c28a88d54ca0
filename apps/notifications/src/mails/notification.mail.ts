import { notificationRoutes, type StoredNotificationType } from '@crewcall/contracts-notifications';
import { webRoutes } from '@crewcall/contracts-core';
import { mailLayout } from '@crewcall/platform-mail';
import type { SheetEssentials } from '../notifications/sheet-essentials.js';

export interface ToldInMail {
  type: StoredNotificationType;
  title: string;
  message: string;
  actionUrl: string | null;
  sheet?: SheetEssentials | null;
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string;
  /** As a file beside it. */
  calendar?: string;
}

export interface MailAction {
  label: string;
  url: string;
}

/** What the mail of an offer has besides its words. */
export interface MailedOffer {
  lines: readonly string[];
  actions: readonly MailAction[];
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

/** The page behind it asks once more, because scanners of mail open every link. */
const acknowledgement = (sheet: SheetEssentials | null | undefined, site: string) =>
  sheet?.acknowledge_key && {
    other: {
      label: 'I have read this, without signing in',
      url: `${site}${webRoutes.acknowledgeSheet.href({ key: sheet.acknowledge_key })}`,
    },
  };

/** One notification by itself. */
export function notificationMail(told: ToldInMail, site: string, key: string, offer?: MailedOffer): MailBody {
  const link = unsubscribeUrl(site, key, told.type);
  const isMessage = told.type === 'new_message';
  const heading = isMessage ? `Unread message: ${told.title}` : told.title;
  const to = told.actionUrl?.startsWith('/') ? `${site}${told.actionUrl}` : (told.actionUrl ?? site);
  const [first, second] = offer?.actions ?? [];
  return {
    subject: heading,
    unsubscribeUrl: link,
    ...mailLayout({
      heading,
      paragraphs: [
        isMessage ? `“${told.message}”` : told.message,
        ...(told.sheet ? [told.sheet.lines.join('\n')] : []),
        ...(offer?.lines.length ? [offer.lines.join('\n')] : []),
      ],
      action: first ?? { label: openLabels[told.type] ?? 'Open CrewCall', url: to },
      ...(second && { other: second }),
      ...acknowledgement(told.sheet, site),
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
