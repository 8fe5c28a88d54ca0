import { figureOf } from '@crewcall/contracts-core';
import type { OperationsState } from '@crewcall/contracts-admin';
import Button from '@mui/material/Button';
import { AlertIcon, CheckIcon, Chip, SectionCard, Stack } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import { useState, type ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useBoardHealthQuery, useOperationsQuery } from '../api/desk.api';
import { QueryBoundary } from './query-boundary';
import { BoardTable } from './board-table';
import { DataTable } from './data-table';
import { DeadLetters } from './dead-letters';
import { inSeconds, MeasuredWork } from './measured-work';

const live = () => ({
  refetchOnMountOrArgChange: onEveryVisit(),
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
});

const serviceHeads = ['Service', 'State', 'Version', 'Process', 'Since', 'Seen'].map((name) => ({ name }));
const queueHeads = [
  { name: 'Queue' },
  ...['Waiting', 'Oldest', 'At work', 'Delayed', 'Failed'].map((name) => ({ name, isNumber: true })),
  { name: 'Dead letters' },
];

function Services({ services }: Pick<OperationsState, 'services'>): ReactNode {
  return (
    <SectionCard title="Services">
      <DataTable label="Services" heads={serviceHeads}>
        {services.map(({ name, processes }) =>
          processes.length ? (
            processes.map(({ instance, version, is_ready, checks, started_at, seen_at }) => (
              <tr key={instance}>
                <td>{name}</td>
                <td>
                  {is_ready ? (
                    <Chip tone="good" icon={<CheckIcon />}>
                      Ready
                    </Chip>
                  ) : (
                    <Chip tone="bad" icon={<AlertIcon />}>
                      {`Down: ${Object.keys(checks)
                        .filter((check) => checks[check] === 'down')
                        .join(', ')}`}
                    </Chip>
                  )}
                </td>
                <td>{version}</td>
                <td>{instance}</td>
                <td>
                  <TimeAgo at={started_at} />
                </td>
                <td>
                  <TimeAgo at={seen_at} />
                </td>
              </tr>
            ))
          ) : (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <Chip tone="bad" icon={<AlertIcon />}>
                  Not heard of
                </Chip>
              </td>
              <td colSpan={4}></td>
            </tr>
          ),
        )}
      </DataTable>
    </SectionCard>
  );
}

/** Queues, services and boards, as they are this moment. */
export function OperationsPage(): ReactNode {
  const state = useOperationsQuery(undefined, live());
  const boards = useBoardHealthQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const [queue, setQueue] = useState<string | null>(null);
  return (
    <Stack>
      <QueryBoundary query={state} what="queues and services">
        {({ services, queues }) => (
          <>
            <Services services={services} />
            <SectionCard title="Queues">
              <DataTable label="Queues" heads={queueHeads}>
                {queues.map(({ name, waiting, oldest_seconds, active, delayed, failed }) => (
                  <tr key={name}>
                    <td>{name}</td>
                    {[waiting, inSeconds(oldest_seconds), active, delayed, failed].map((figure, at) => (
                      <td key={queueHeads[at + 1]?.name} className="num">
                        {typeof figure === 'number' ? figureOf(figure) : figure}
                      </td>
                    ))}
                    <td>
                      <Button
                        variant="outlined"
                        size="small"
                        disabled={!failed}
                        aria-label={`Look at the dead letters of ${name}`}
                        onClick={() => setQueue(name)}
                      >
                        Look
                      </Button>
                    </td>
                  </tr>
                ))}
              </DataTable>
            </SectionCard>
            <MeasuredWork services={services} />
          </>
        )}
      </QueryBoundary>
      <QueryBoundary query={boards} what="job boards">
        {(health) => <BoardTable boards={health} />}
      </QueryBoundary>
      {queue && <DeadLetters queue={queue} onClose={() => setQueue(null)} />}
    </Stack>
  );
}
