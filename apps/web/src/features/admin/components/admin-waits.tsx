import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import {
  AlertIcon,
  AllDone,
  ChatIcon,
  Chip,
  LinkButton,
  Section,
  ShieldIcon,
  WaitList,
  WaitRow,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useFeedbackStatsQuery } from '../api/admin.api';
import { openCases, useBoardHealthQuery, useCasesQuery, useOperationsQuery } from '../api/desk.api';
import { kindLabels } from '../model/report-labels';
import { QueryBoundary } from './query-boundary';

/** What needs a person: reports first, then feedback, then what failed for good. */
export function AdminWaits(): ReactNode {
  const fresh = { refetchOnMountOrArgChange: onEveryVisit() };
  const cases = useCasesQuery(openCases, fresh);
  const { data: feedback } = useFeedbackStatsQuery(undefined, fresh);
  const { data: operations } = useOperationsQuery(undefined, fresh);
  const { data: boards = [] } = useBoardHealthQuery(undefined, fresh);
  const pending = feedback?.pending ?? 0;
  const failed = operations?.queues.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
  const silent = operations?.services.filter(({ processes }) => !processes.some(({ is_ready }) => is_ready)) ?? [];
  const resting = boards.filter(({ is_circuit_open }) => is_circuit_open);
  const broken = failed + silent.length + resting.length;
  return (
    <QueryBoundary query={cases} what="what waits">
      {({ items, total }) =>
        total + pending + broken === 0 ? (
          <AllDone title="Nothing waits for you" text="Reports, feedback and what failed for good appear here." />
        ) : (
          <Section title="Needs a person" count={total + pending + broken}>
            <WaitList>
              {items.map(({ id, kind, person_name, reason, created_at }) => (
                <WaitRow
                  key={id}
                  by={<TimeAgo at={created_at} />}
                  kind={
                    <Chip tone="bad" icon={<ShieldIcon />}>
                      Report
                    </Chip>
                  }
                  title={[kindLabels[kind], person_name].filter(Boolean).join(', ')}
                  text={reason}
                  actions={
                    <LinkButton to={webRoutes.adminReports.href()} variant="outlined">
                      Open reports
                    </LinkButton>
                  }
                />
              ))}
              {pending > 0 && (
                <WaitRow
                  by={`${pending} pending`}
                  kind={
                    <Chip tone="info" icon={<ChatIcon />}>
                      Feedback
                    </Chip>
                  }
                  title="Feedback without an answer"
                  actions={
                    <LinkButton to={webRoutes.admin.href({ tab: 'feedback' })} variant="outlined">
                      Answer feedback
                    </LinkButton>
                  }
                />
              )}
              {broken > 0 && (
                <WaitRow
                  by={`${broken} to look at`}
                  isSoon
                  kind={
                    <Chip tone="warn" icon={<AlertIcon />}>
                      Operations
                    </Chip>
                  }
                  title={[
                    silent.length > 0 && `Not ready: ${silent.map(({ name }) => name).join(', ')}`,
                    failed > 0 && `${failed} failed for good`,
                    resting.length > 0 && `Boards at rest: ${resting.map(({ board }) => board).join(', ')}`,
                  ]
                    .filter(Boolean)
                    .join('. ')}
                  actions={
                    <LinkButton to={webRoutes.adminOperations.href()} variant="outlined">
                      Open operations
                    </LinkButton>
                  }
                />
              )}
            </WaitList>
          </Section>
        )
      }
    </QueryBoundary>
  );
}
