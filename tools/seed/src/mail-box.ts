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
export async function verificationToken(mailUrl: string, address: string): Promise<string> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    for (const { text } of await mailsTo(mailUrl, address)) {
      const [, token] = /verify-email\?token=([^\s&<>"]+)/.exec(text) ?? [];
      if (token) return decodeURIComponent(token);
    }
    if (Date.now() > deadline) {
      throw new Error(
        `No verification mail for ${address} arrived within ${DEADLINE_MS / 1000} s: is the mail server of identity the catcher?`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
