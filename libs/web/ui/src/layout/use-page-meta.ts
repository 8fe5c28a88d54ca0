import { useEffect } from 'react';

const site = 'CrewCall';
const usual = `${site}: UK event crew and the jobs that need them`;

const described = (): HTMLMetaElement | null => document.querySelector('meta[name="description"]');

interface PageMeta {
  /** Without one the page is the site itself. */
  title?: string;
  description?: string;
}

/** Names the page in the tab and to search engines; leaving it brings the site's own words back. */
export function usePageMeta({ title, description }: PageMeta): void {
  useEffect(() => {
    if (title) document.title = `${title} - ${site}`;
    return () => {
      document.title = usual;
    };
  }, [title]);
  useEffect(() => {
    const meta = described();
    const before = meta?.content;
    if (!meta || !description) return;
    meta.content = description;
    return () => {
      meta.content = before ?? '';
    };
  }, [description]);
}
