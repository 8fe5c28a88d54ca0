/**
 * Whether a browser's page may open a live socket: only our own pages. Browsers always say where a page is from
 * and do not hold sockets to the same-origin rule, so this is ours to do. What is not a browser says nothing.
 */
export function isOurPage(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return (
    page.origin === new URL(publicUrl).origin || (/^https?:$/.test(page.protocol) && page.host === host?.toLowerCase())
  );
}
