import { styled } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { figureOf, webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { useSession } from '@crewcall/web-data-access';
import { Card, Loading, PageMeta, phone, RowSkeletons } from '@crewcall/web-ui';
import { useJobsQuery } from '../../features/jobs/api/jobs.api';
import { useCrewCountQuery } from '../../features/landing/api/crew-count.api';
import { Band } from '../../features/landing/components/band';
import { Hero } from '../../features/landing/components/hero';
import { LiveStrip } from '../../features/landing/components/live-strip';
import { Promises } from '../../features/landing/components/promises';
import { Steps } from '../../features/landing/components/steps';
import { TwoDoors } from '../../features/landing/components/two-doors';
import { preloadable } from '../../shared/parts';
import { landingJobs } from './landing-jobs';

// The rows can do all that they can on the jobs page; the landing page is readable before that code has come.
const ComingUp = preloadable('src/app/landing/coming-up.tsx', async () => (await import('./coming-up')).ComingUp);

const HowBand = styled(Band)({ paddingBlock: 64, [phone]: { paddingBlock: 48 } });
const PromisesBand = styled(Promises)({ paddingBottom: 64, [phone]: { paddingBottom: 48 } });
const JobsBand = styled(Band)({ paddingBottom: 64 });

export function LandingPage(): ReactNode {
  const { user } = useSession();
  const jobs = useJobsQuery(landingJobs);
  const crew = useCrewCountQuery();
  const total = jobs.data?.total;
  return (
    <>
      <PageMeta />
      <Hero />
      <LiveStrip
        openJobs={total}
        crew={crew.data}
        latest={jobs.data?.items[0]}
        isLoading={jobs.isLoading || crew.isLoading || jobs.isUninitialized}
      />
      <HowBand title="From post to call time" link={{ label: 'How It Works', to: webRoutes.howItWorks.href() }}>
        <Steps />
      </HowBand>
      <PromisesBand />
      {!jobs.isError && total !== 0 && (
        <JobsBand
          title="Coming up"
          link={{
            label: total === undefined || total === 1 ? 'See all jobs' : `See all ${figureOf(total)} jobs`,
            to: webRoutes.jobs.href(),
          }}
        >
          <Newest jobs={jobs.data?.items} />
        </JobsBand>
      )}
      <TwoDoors isMember={user !== null} />
    </>
  );
}

/** The rows, or their place until they are known and their code is here. */
function Newest({ jobs }: { jobs?: readonly Job[] }): ReactNode {
  const placeholder = (
    <Card>
      <Loading label="Loading jobs">
        <RowSkeletons rows={jobs?.length ?? landingJobs.page_size} />
      </Loading>
    </Card>
  );
  if (!jobs) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <ComingUp jobs={jobs} />
    </Suspense>
  );
}
