/** What a service said to a GET, as the gateway hands it to whoever draws a page. */
export interface ServiceAnswer {
  status: number;
  /** Null for anything but 200. */
  body: unknown;
  /** `X-Total-Count`: the length of the whole list that the body is a page of. */
  total: number | null;
}

/** By path and query, as the app asks for it. */
export type ServiceAnswers = Readonly<Record<string, ServiceAnswer>>;

export interface DrawnPage {
  html: string;
  status: 200 | 404;
  /** `'sha256-…'` of the style sheets in it, for the policy that it is sent with. */
  styleHashes: readonly string[];
}

/** What drawing comes to: a page, or the paths whose answers it needs first. */
export type Drawing = DrawnPage | { missing: readonly string[] };
