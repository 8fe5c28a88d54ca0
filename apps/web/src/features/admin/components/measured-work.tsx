import { figureOf } from '@crewcall/contracts-core';
import type { OperationsState, ProcessState } from '@crewcall/contracts-admin';
import { SectionCard } from '@crewcall/web-ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable } from './data-table';

const SHOWN = 10;

const asNumbers = (name: string) => ({ name, isNumber: true });
const workHeads = [{ name: 'Process' }, ...['Requests', 'Errors', 'In the outbox', 'Oldest there'].map(asNumbers)];
const routeHeads = [{ name: 'Route' }, { name: 'Process' }, ...['Requests', 'Mean'].map(asNumbers)];

export const inSeconds = (seconds: number): string => (seconds ? `${figureOf(seconds)} s` : '–');

const figuresOf = ({ instance, service, figures }: ProcessState) =>
  figures ? [{ instance, name: service, ...figures }] : [];

/** What the processes measured of their own work since each of them started; the same figures as Prometheus reads. */
export function MeasuredWork({ services }: Pick<OperationsState, 'services'>): ReactNode {
  const measured = services.flatMap(({ processes }) => processes.flatMap(figuresOf));
  const routes = measured
    .flatMap(({ instance, name, slowest_routes }) => slowest_routes.map((route) => ({ ...route, instance, name })))
    .sort((a, b) => b.mean_ms - a.mean_ms)
    .slice(0, SHOWN);
  if (!measured.length)
    return (
      <SectionCard title="Work">
        <Typography variant="body2" color="textSecondary">
          Nothing is measured here. With METRICS_PORT set (npm start -- --metrics) this shows errors, what waits in each
          outbox, and the slowest routes.
        </Typography>
      </SectionCard>
    );
  return (
    <>
      <SectionCard title="Work since each process started">
        <DataTable label="Work" heads={workHeads}>
          {measured.map(({ instance, name, requests, errors, outbox_messages, outbox_seconds }) => (
            <tr key={instance}>
              <td>{name}</td>
              {[figureOf(requests), figureOf(errors), figureOf(outbox_messages), inSeconds(outbox_seconds)].map(
                (text, at) => (
                  <td key={workHeads[at + 1]?.name} className="num">
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </DataTable>
      </SectionCard>
      <SectionCard title="Slowest routes">
        <DataTable label="Slowest routes" heads={routeHeads}>
          {routes.map(({ route, instance, name, requests, mean_ms }) => (
            <tr key={`${instance} ${route}`}>
              <td className="long">{route}</td>
              <td>{name}</td>
              <td className="num">{figureOf(requests)}</td>
              <td className="num">{`${figureOf(mean_ms)} ms`}</td>
            </tr>
          ))}
        </DataTable>
      </SectionCard>
    </>
  );
}
