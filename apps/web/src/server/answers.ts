import type { ServiceAnswer, ServiceAnswers } from '@crewcall/contracts-core';

const PRECONDITION_REQUIRED = 428;

/**
 * Runs work whose requests are answered from a list: whoever draws pages talks to nobody. What is not in the list is
 * named in `missing`, and answered with a refusal that the app neither repeats nor takes for 'there is no such thing'.
 */
export async function answering<T>(
  answers: ServiceAnswers,
  work: () => Promise<T>,
): Promise<{ result: T; missing: string[] }> {
  const missing = new Set<string>();
  const own = globalThis.fetch;
  globalThis.fetch = (address) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    const answer = answers[pathname + search];
    if (!answer) missing.add(pathname + search);
    return Promise.resolve(responseOf(answer ?? { status: PRECONDITION_REQUIRED, body: null, total: null }));
  };
  try {
    const result = await work();
    return { result, missing: [...missing] };
  } finally {
    globalThis.fetch = own;
  }
}

function responseOf({ status, body, total }: ServiceAnswer): Response {
  const headers = total === null ? undefined : { 'X-Total-Count': String(total) };
  return new Response(JSON.stringify(body), { status, headers });
}
