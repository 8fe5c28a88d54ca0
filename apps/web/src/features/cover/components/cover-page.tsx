import { momentWords, type RoleRescue } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, PageHead, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';
import { useCover } from '../hooks/use-cover';
import { isLive, leftWords, nameOf } from '../model/candidate-labels';
import { CoverRunning } from './cover-running';
import { CoverStart, type CoverStartProps } from './cover-start';

/** Cover of one slot that fell free: who would be asked, and how asking goes. */
export function CoverPage({ jobId, roleId }: { jobId: string; roleId: string }): ReactNode {
  const { cover, error, isFetching, refetch, ...found } = useCover(roleId);
  return (
    <>
      <TextLink to={webRoutes.jobSchedule.href(jobId)}>Calls and crew</TextLink>
      <PageHead title={cover ? `Cover: ${cover.role_name}` : 'Cover'} lede={cover && ledeOf(cover)} />
      {cover ? (
        <Cover of={cover} {...found} />
      ) : (
        <Card>
          <QueryState query={{ error, isFetching, refetch }} what="the cover" rows={4} height={84} />
        </Card>
      )}
    </>
  );
}

function ledeOf({ job_title, first_call_at, location, left }: RoleRescue): string {
  const when = first_call_at && `call ${momentWords(new Date(first_call_at))}`;
  const where = [job_title, when, location].filter(Boolean).join(', ');
  return left ? `${where}. ${nameOf(left)}: ${leftWords(left.words)}.` : where;
}

/** One that ended stays in sight above what would be asked next. */
function Cover({ of, ...found }: Omit<CoverStartProps, 'children'>): ReactNode {
  const { rescue } = of;
  const isCovered = rescue?.state === 'filled' && of.problem !== null;
  if (rescue && (isCovered || isLive(rescue))) return <CoverRunning rescue={rescue} />;
  return <CoverStart {...{ of, ...found }}>{rescue && <CoverRunning rescue={rescue} />}</CoverStart>;
}
