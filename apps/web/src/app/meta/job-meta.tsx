import { use, type ReactNode } from 'react';
import { jobPathOf, jobRoutes } from '@crewcall/contracts-jobs';
import { PageMeta } from '@crewcall/web-ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallsOfJobQuery } from '../../shared/job-plan/job-plan.api';
import { useJobQuery } from '../../features/jobs/api/jobs.api';
import { useNow } from '../../shared/time';
import { OriginContext } from '../providers';
import { jobPostingOf } from './job-posting';
import { jobLabelsOf } from './job-labels';
import { JsonLd } from './json-ld';

/** Names a job's page, for the tab, for search engines and for shared links. */
export function JobMeta({ id }: { id: string }): ReactNode {
  const origin = use(OriginContext);
  const { data: job } = useJobQuery(id);
  const { data: calls = [] } = useCallsOfJobQuery(job?.recruiter_id ? job.id : skipToken);
  const now = new Date(useNow());
  if (!job) return <PageMeta title="Job" />;
  const { isOver, title, description } = jobLabelsOf(job, now);
  const address = origin + jobPathOf(job);
  // Another picture has another address: it is kept wherever it was shown.
  const picture = `${origin}${jobRoutes.preview(job.id)}?v=${Date.parse(job.updated_at)}`;
  const posting = jobPostingOf(job, calls, { origin, now });
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
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {posting && <JsonLd value={posting} />}
    </>
  );
}
