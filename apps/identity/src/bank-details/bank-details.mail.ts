import type { BankDetailsChange } from '@crewcall/contracts-bookings';
import { type MailContent, mailLayout } from '@crewcall/platform-mail';

const done: Readonly<Record<BankDetailsChange, string>> = { added: 'added', changed: 'changed', removed: 'removed' };

/** Nothing of the details themselves: mail boxes are read by others too. */
export const bankDetailsMail = (change: BankDetailsChange, settings: string): MailContent => ({
  subject: `Your bank details were ${done[change]}`,
  ...mailLayout({
    heading: `Your bank details were ${done[change]}`,
    paragraphs: [
      `The bank details of your CrewCall account were ${done[change]} just now. They stand on invoices that you issue from now on; those issued before stay as they are.`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'Look at your settings', url: settings },
    footer:
      'If that was not you, change your password at once and sign out everywhere in Settings, and tell the companies that you invoice.',
  }),
});
