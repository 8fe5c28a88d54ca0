/** A URL as path and query; undefined where there is no question mark. */
export function splitOnce(url: string): [path: string, query: string | undefined] {
  const at = url.indexOf('?');
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
}

/** All connections of one person reach one replica, whatever transport they use: by `uid`, else by address. */
export const affinityOf = (query: string | undefined, address: string): string =>
  new URLSearchParams(query).get('uid')?.slice(0, 100) || address;
