/** What the gateway tells the web server with a request for a page. No other client may say any of it. */
export const pageHeaders = {
  /** What every inline script and style sheet of the page carries. */
  nonce: 'x-internal-nonce',
  /** In whose place the web server asks the services; it gives it back with every question. */
  visit: 'x-internal-visit',
} as const;

/** Names the reader of a page to the web server, and is worth nothing to any other service. */
export const READER_COOKIE = 'crewcall_reader';

/** A request for a page, as the web server hands it to the web app's own code. */
export interface PageQuestion {
  /** Path and query. */
  address: string;
  userAgent: string;
  nonce: string;
  /** Where the services are asked, and what goes with every question. */
  services: { origin: string; headers: Readonly<Record<string, string>> };
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
}

export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Every chunk can be shown as it is; null for a redirect. */
  body: AsyncIterable<Uint8Array> | null;
}

/** What the web app's build for the server exports as `answerPage`. */
export type AnswerPage = (question: PageQuestion) => Promise<PageAnswer>;
