import { ExternalRefusal } from './external-refusal.js';

const ANSWER_WITHIN_MS = 5000;
const MOST_CHARACTERS = 100_000;

/** What the provider says of whoever the token belongs to. @throws ExternalRefusal when it no longer holds */
export async function profileAt(url: string, accessToken: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (answer.status === 401 || answer.status === 403) throw new ExternalRefusal('token_revoked');
  const text = await answer.text();
  if (!answer.ok || text.length > MOST_CHARACTERS) throw new ExternalRefusal('failed');
  return JSON.parse(text);
}
