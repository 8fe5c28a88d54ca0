import { performance } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

export interface Asked {
  path: string;
  /** Of who posts there; without it, it is read. */
  token?: string;
}

export interface Asking {
  base: string;
  /** The nth request. */
  of: (n: number) => Asked;
  connections: number;
  ms: number;
  /** The number of the first request. */
  from: number;
  /** Goes on until so many are answered, however long that takes. */
  least?: number;
}

/**
 * Each connection asks again as soon as it is answered, for so long. Answers how many milliseconds each request took.
 * @throws Error when one is refused
 */
export async function load({ base, of, connections, ms, from, least = 0 }: Asking): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  let n = from;
  const ask = async (): Promise<void> => {
    const client = new Client(base, { pipelining: 1 });
    while (performance.now() - started < ms || times.length < least) {
      const asked = performance.now();
      await answerOf(client, of(n++));
      times.push(performance.now() - asked);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return times;
}

/** Reads the answer without keeping it: a generator of load must be lighter than what it measures. */
function answerOf(client: Client, { path, token }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    let status = 0;
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, statusCode) => void (status = statusCode),
      onResponseData: () => undefined,
      onResponseEnd: () => {
        if (status < 300) resolve();
        else reject(new Error(`${path} was answered ${status}`));
      },
      onResponseError: (_controller, error) => reject(error),
    };
    const posted = { method: 'POST', body: '{}' } as const;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    client.dispatch({ path, ...(token ? { ...posted, headers } : { method: 'GET' }) }, handler);
  });
}
