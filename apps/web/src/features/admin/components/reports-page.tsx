import {
  decidedLabels,
  decisionLabels,
  decisionsOf,
  type ModerationCase,
  type ModerationDecision,
} from '@crewcall/contracts-admin';
import { PAGE_SIZE_DEFAULT, webRoutes } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Card, CardBody, Chip, EmptyState, FilterPills, Pagination, Quote, TextLink } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import { useState, type ReactNode } from 'react';
import { useAddress } from '../../../shared/address';
import { useFilledPage } from '../../../shared/query-state';
import { TimeAgo } from '../../../shared/time';
import { useCasesQuery } from '../api/desk.api';
import { QueryBoundary } from './query-boundary';
import { casesQuery } from '../model/admin-address';
import { kindLabels } from '../model/report-labels';
import { AskedHours } from './asked-hours';
import { DecisionDialog } from './decision-dialog';
import { DisputeWords } from './dispute-words';

const Stack = styled('div')({ display: 'grid', gap: 16 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const pills = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

const plainDecisions: readonly ModerationDecision[] = ['dismissed', 'attended', 'commented'];

/** What the reporter did, before the name of the other. */
const reporterActions: Partial<Record<ModerationCase['kind'], string>> = {
  booking: 'says they came, against the claim of',
  timesheet: 'asks about hours in dispute with',
};

function Person({ id, name }: { id: string | null; name: string | null }): ReactNode {
  if (!id) return 'somebody unknown';
  return <TextLink to={webRoutes.adminUser.href(id)}>{name ?? 'somebody without a name'}</TextLink>;
}

function CaseCard({ report, onDecide }: { report: ModerationCase; onDecide: (decision: ModerationDecision) => void }) {
  const { kind, reason, snapshot, decision, note, status } = report;
  const open = decisionsOf(kind).filter((one) => report.person_id || (one !== 'warned' && one !== 'suspended'));
  return (
    <Card component="li">
      <CardBody>
        <Row>
          <Chip tone="line">{kindLabels[kind]}</Chip>
          {decision && (
            <Chip tone={plainDecisions.includes(decision) ? 'plain' : 'bad'}>{decidedLabels[decision]}</Chip>
          )}
          <Typography variant="body2" color="textSecondary">
            <TimeAgo at={report.created_at} />
          </Typography>
        </Row>
        <div>
          <Person id={report.reporter_id} name={report.reporter_name} /> {reporterActions[kind] ?? 'reported'}{' '}
          <Person id={report.person_id} name={report.person_name} />: {reason}
        </div>
        {snapshot && <Quote>{snapshot}</Quote>}
        {kind === 'booking' && <DisputeWords bookingId={report.target_id} />}
        {kind === 'timesheet' && status === 'open' && <AskedHours sheetId={report.target_id} />}
        {note && (
          <Typography variant="body2" color="textSecondary">
            Note: {note}
          </Typography>
        )}
        {status === 'open' && (
          <Row>
            {open.map((one) => (
              <Button
                key={one}
                variant="outlined"
                color={one === 'suspended' ? 'error' : 'primary'}
                onClick={() => onDecide(one)}
              >
                {decisionLabels[one]}
              </Button>
            ))}
          </Row>
        )}
      </CardBody>
    </Card>
  );
}

/** What people reported, as it was then. Who waits longest comes first. */
export function ReportsPage(): ReactNode {
  const address = useAddress();
  const status = address.get('status') === 'decided' ? 'decided' : 'open';
  const answer = useCasesQuery(casesQuery(address), { refetchOnMountOrArgChange: onEveryVisit() });
  const query = { ...answer, data: useFilledPage(answer, PAGE_SIZE_DEFAULT, address.hrefOf) };
  const [deciding, setDeciding] = useState<{ report: ModerationCase; decision: ModerationDecision } | null>(null);
  return (
    <Stack>
      <FilterPills
        label="Reports"
        pills={pills}
        value={status}
        onChange={(next) => address.set({ status: next === 'open' ? '' : next })}
      />
      <QueryBoundary query={query} what="the reports">
        {({ items, total }) =>
          items.length ? (
            <>
              <Stack as="ul" aria-label="Reports">
                {items.map((report) => (
                  <CaseCard
                    key={report.id}
                    report={report}
                    onDecide={(decision) => setDeciding({ report, decision })}
                  />
                ))}
              </Stack>
              <Pagination
                page={address.page}
                pageSize={PAGE_SIZE_DEFAULT}
                total={total}
                noun="reports"
                hrefOf={address.hrefOf}
              />
            </>
          ) : (
            <Card>
              <EmptyState
                drawing="list"
                title={status === 'open' ? 'Nothing waits to be decided' : 'Nothing was decided yet'}
                heading="h2"
              />
            </Card>
          )
        }
      </QueryBoundary>
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </Stack>
  );
}
