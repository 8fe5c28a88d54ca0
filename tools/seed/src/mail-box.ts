import { until } from './until.js';

interface Mail {
  id: string;
  text: string;
}

const POLL_MS = 150;
const DEADLINE_MS = 30_000;

const listUrl = (mailUrl: string, address: string) => `${mailUrl}/api/messages?to=${encodeURIComponent(address)}`;

async function mailsTo(mailUrl: string, address: string): Promise<Mail[]> {
  return (await (await fetch(listUrl(mailUrl, address))).json()) as Mail[];
}

/** The token in the newest verification mail to an address, once it has arrived. */
export function verificationToken(mailUrl: string, address: string): Promise<string> {
  const look = async (): Promise<string | undefined> => {
    for (const { text } of await mailsTo(mailUrl, address)) {
      const [, token] = /verify-email\?token=([^\s&<>"]+)/.exec(text) ?? [];
      if (token) return decodeURIComponent(token);
    }
    return undefined;
  };
  const what = `a verification mail for ${address}; is the mail server of identity the catcher?`;
  return until(what, look, DEADLINE_MS, POLL_MS);
}
