const elsewhereMs = 1_000;

let renewal: Promise<unknown> = Promise.resolve();
let liveToken: string | null = null;

/**
 * While a request is under way that ends this session and brings a new one, as a change of role does, no code may take
 * the end for a sign-out.
 */
export function renewSessionBy(work: Promise<unknown>): void {
  renewal = work.catch(() => undefined);
}

export const whenRenewed = (): Promise<unknown> => renewal;

/** Of what another tab has under way only the new token is seen: it is given a moment to come. */
export async function whenRenewedAnywhere(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, elsewhereMs));
  await renewal;
}

/** The token that the socket proved itself with: what it hears of an end is said of that one. */
export function rememberLiveToken(token: string | null): void {
  liveToken = token;
}

export const tokenOfSocket = (): string | null => liveToken;
