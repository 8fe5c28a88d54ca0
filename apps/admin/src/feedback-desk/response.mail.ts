import { previewOf } from '@crewcall/contracts-core';
import { type MailContent, mailLayout } from '@crewcall/platform-mail';

export const responseMail = (message: string, response: string): MailContent => ({
  subject: 'An answer to your CrewCall feedback',
  ...mailLayout({
    heading: 'Your feedback was answered',
    paragraphs: [`You wrote: “${previewOf(message)}”`, response],
    footer: 'You get this mail because you sent us feedback while you were signed in.',
  }),
});
