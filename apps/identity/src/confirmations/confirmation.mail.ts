import { confirmationCode } from '@crewcall/contracts-identity';
import { type MailContent, mailLayout } from '@crewcall/platform-mail';

export const confirmationMail = (code: string): MailContent => ({
  subject: `${code} is your CrewCall code`,
  ...mailLayout({
    heading: `Your code is ${code}`,
    paragraphs: [
      'Type it in where CrewCall asks for it: it proves that the change to your account comes from you.',
      `It works once, and for ${confirmationCode.minutes} minutes.`,
    ],
    footer:
      'If you did not ask for a code, somebody is signed in as you. Please sign out everywhere in Settings, and tell nobody the code.',
  }),
});
