import { use, type ReactNode } from 'react';
import { webRoutes } from '@crewcall/contracts-core';
import { PageMeta } from '@crewcall/web-ui';
import { useJobQuery } from '../../features/jobs/api/jobs.api';
import { OriginContext } from '../providers';
import { jobPostingOf } from './job-posting';
import { jobLabelsOf } from './job-labels';
import { JsonLd } from './json-ld';

/** Names a job's page, for the tab, for search engines and for shared links. */
export function JobMeta({ id }: { id: string }): ReactNode {
  const origin = use(OriginContext);
  const { data: job } = useJobQuery(id);
  if (!job) return <PageMeta title="Job" />;
  const { isOver, title, description } = jobLabelsOf(job, new Date());
  const address = origin + webRoutes.job.href(job.id);
  const posting = jobPostingOf(job, origin, isOver);
  return (
    <>
      <PageMeta title={title} description={description} />
      {/* A page that is over is not to be found; one of a board belongs to the board. */}
      {isOver || job.external_source ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="CrewCall" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/icons/icon-512.png`} />
      <meta name="twitter:card" content="summary" />
      {posting && <JsonLd value={posting} />}
    </>
  );
}
