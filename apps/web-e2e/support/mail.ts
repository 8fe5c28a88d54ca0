interface CaughtMail {
  subject: string;
  text: string;
}

const mailUrl = process.env['MAIL_URL'] ?? 'http://127.0.0.1:3014';

/** Waits until a mail with this subject has arrived for the address. */
export async function mailTo(address: string, subject: RegExp, withinMs = 15_000): Promise<CaughtMail> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`);
    const mail = ((await answer.json()) as CaughtMail[]).find((one) => subject.test(one.subject));
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`No mail with ${subject} reached ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The path and query of the first link that leads to `path`. */
export function linkIn(mail: CaughtMail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname === path);
  if (!link) throw new Error(`The mail “${mail.subject}” has no link to ${path}`);
  const url = new URL(link);
  return url.pathname + url.search;
}
