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

/** Fetches a file that only who is signed in may have; answers whether it came. */
export async function downloadFrom(url: string, name: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${readToken() ?? ''}` } }).catch(() => null);
  if (!answer?.ok) return false;
  download(name, await answer.blob());
  return true;
}
