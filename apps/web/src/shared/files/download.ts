import { readToken } from '@crewcall/web-data-access';

/** Hands the person a file. */
export function download(name: string, content: string | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const longestWaitMs = 12_000;

/** A file that is still being made says when to ask again. */
async function fileOf(url: string): Promise<Response | null> {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${readToken() ?? ''}` } }).catch(() => null);
    const waitMs = answer?.status === 503 ? Number(answer.headers.get('retry-after')) * 1000 : 0;
    if (!(waitMs > 0) || Date.now() + waitMs > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Fetches a file that only who is signed in may have, and waits a while for one that is being made; answers whether it came. */
export async function downloadFrom(url: string, name: string): Promise<boolean> {
  const answer = await fileOf(url);
  if (!answer?.ok) return false;
  download(name, await answer.blob());
  return true;
}
