import { dataExportDays } from '@crewcall/contracts-identity';
import { type MailContent, mailLayout } from '@crewcall/platform-mail';

/** The link leads to a page that asks for a sign-in: one who can read the mail box and no more gets nothing. */
export const copyMail = (link: string): MailContent => ({
  subject: 'Your CrewCall data is ready',
  ...mailLayout({
    heading: 'Your data is ready',
    paragraphs: [
      'You asked for a copy of everything CrewCall holds on you. It is a ZIP file and waits for you in Settings.',
      `It stays there for ${dataExportDays} days.`,
    ],
    action: { label: 'Download it in Settings', url: link },
    footer: 'If you did not ask for it, change your password: somebody may be signed in as you.',
  }),
});
