/** Stands in the page for the nonce, of which every answer has its own. */
const PLACEHOLDER = '{nonce}';

const newNonce = (): string => btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(16))));

/** The kept page under the product's own policy, which lets nothing inline run or style but what carries its nonce. */
export async function offlinePage(kept: Response): Promise<Response> {
  const nonce = newNonce();
  const headers = new Headers(kept.headers);
  const policy = headers.get('content-security-policy') ?? "default-src 'self'; script-src 'self'; style-src 'self'";
  headers.set('content-security-policy', policy.replace(/(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`));
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  return new Response((await kept.text()).replaceAll(PLACEHOLDER, nonce), { headers });
}
