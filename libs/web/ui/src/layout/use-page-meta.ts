import { useEffect } from 'react';

const site = 'CrewCall';
const usual = `${site}: UK event crew and the jobs that need them`;

const described = (): HTMLMetaElement | null => document.querySelector('meta[name="description"]');

export interface PageMeta {
  /** Without one the page is the site itself. */
  title?: string;
  description?: string;
}

/** What the tab says. */
export const titleOf = ({ title }: PageMeta): string => (title ? `${title} - ${site}` : usual);

/** Where a page is drawn on a server there are no effects: whoever draws listens here while it renders. */
export const pageMetaOnServer: { tell?: (meta: PageMeta) => void } = {};

/** Names the page in the tab and to search engines; leaving it brings the site's own words back. */
export function usePageMeta({ title, description }: PageMeta): void {
  pageMetaOnServer.tell?.({ title, description });
  useEffect(() => {
    if (title) document.title = titleOf({ title });
    return () => {
      document.title = usual;
    };
  }, [title]);
  useEffect(() => {
    const meta = described();
    // A drawn page came with its own description; the site's own stands beside it.
    const before = meta?.dataset['usual'] ?? meta?.content;
    if (!meta || !description) return;
    meta.content = description;
    return () => {
      meta.content = before ?? '';
    };
  }, [description]);
}
