import { ProviderError } from './provider.errors.js';

const ANSWER_WITHIN_MS = 5000;
const MOST_CHARACTERS = 100_000;

/** What the provider says of the person the token belongs to. @throws ProviderError when it no longer holds */
export async function profileAt(url: string, accessToken: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (answer.status === 401 || answer.status === 403) throw new ProviderError('token_revoked');
  const text = await answer.text();
  if (!answer.ok || text.length > MOST_CHARACTERS) throw new ProviderError('failed');
  return JSON.parse(text);
}
