import { verificationLinkHours } from '@crewcall/contracts-identity';
import { type MailContent, mailLayout } from '@crewcall/platform-mail';

/** Asks for one click. It names no one: the person who typed the address may not be its owner. */
export const verificationMail = (link: string): MailContent => ({
  subject: 'Verify your email for CrewCall',
  ...mailLayout({
    heading: 'Verify your email',
    paragraphs: [
      'Thank you for signing up to CrewCall. Confirm that this address is yours and you can sign in.',
      `The link works once, and for ${verificationLinkHours} hours.`,
    ],
    action: { label: 'Verify your email', url: link },
    footer:
      'You get this mail because this address was used to sign up. If that was not you, ignore it: nothing will happen.',
  }),
});
