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

/** A page as one member sees it: what the browser puts in the place of the frame. Nobody else may be given it. */
export interface MembersPage {
  /** What stands in `#root`. */
  html: string;
  /** What it is styled with, as the text of a style sheet. */
  rules: string;
  /** Of the tab. */
  title: string;
  /** The app's cache that it was drawn from, as text of JSON. */
  cache: string;
  /** Whom the session belongs to, as their account shows them to themselves. */
  user: { id: string };
}

/** The paths whose answers a drawing needs first. */
export interface Missing {
  missing: readonly string[];
}

/** What drawing comes to: a page, or what it needs first. */
export type Drawing<Page = DrawnPage> = Page | Missing;

/** Before the path and query of a members' page: how it looks to whomever the token of the request belongs to. */
export const MEMBERS_DRAWING = '/drawn';
