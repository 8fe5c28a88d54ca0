import type { ReactNode } from 'react';

const site = 'CrewCall';
const usualTitle = `${site}: UK event crew and the jobs that need them`;
const usualDescription =
  'CrewCall connects freelance sound, lighting, AV, video and stage crew with the UK companies putting on events. Registering and posting jobs are free.';

interface PageMetaProps {
  /** Without one the page is the site itself. */
  title?: string;
  description?: string;
}

/** Names the page in the tab and to search engines. Every page has one. */
export function PageMeta({ title, description = usualDescription }: PageMetaProps): ReactNode {
  return (
    <>
      <title>{title ? `${title} - ${site}` : usualTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}
