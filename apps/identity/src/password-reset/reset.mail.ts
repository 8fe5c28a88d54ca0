import { type MailContent, mailLayout } from '@crewcall/platform-mail';
import { resetPasswordTexts } from '@crewcall/contracts-identity';

export const resetMail = (link: string): MailContent => ({
  subject: 'Reset your CrewCall password',
  ...mailLayout({
    heading: 'Reset your password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your CrewCall account.',
      `${resetPasswordTexts.linkLife} It works once, and signs you out on every device.`,
    ],
    action: { label: 'Choose a new password', url: link },
    footer: 'If that was not you, ignore this mail: your password stays as it is.',
  }),
});
