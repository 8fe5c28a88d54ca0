import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { daysWords, type Offer, rateWords, type Role } from '@crewcall/contracts-bookings';
import { counted, webRoutes } from '@crewcall/contracts-core';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import {
  Card,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  Note,
  PageHead,
  phone,
  RowSkeletons,
  Stack,
  TextLink,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { FailedLook } from '../../../shared/query-state';
import { useAskedForRoleQuery, useLadderQuery } from '../api/offers.api';
import { useLadderOrder } from '../hooks/use-ladder-order';
import { AskedRow } from './asked-row';
import { ConfirmNext } from './confirm-next';
import { Rung } from './rung';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  marginBottom: 8,
});
const onPhones = { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } };
const Pencils = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '52px 40px minmax(0, 1.2fr) minmax(0, 1fr) auto auto',
  columnGap: 16,
  ...onPhones,
});
const Answers = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) auto minmax(0, 1fr) auto',
  columnGap: 16,
  ...onPhones,
});

/** The people asked for one role: pencils in the company's order, who has not answered, who is in reserve. */
export function LadderPage({ jobId, roleId }: { jobId: string; roleId: string }): ReactNode {
  const fresh = { refetchOnMountOrArgChange: onEveryVisit() };
  const ladder = useLadderQuery(roleId, fresh);
  const { data: asked = [], isError, ...people } = useAskedForRoleQuery(roleId, fresh);
  const { data: roles } = useRolesOfJobQuery(jobId, fresh);
  const { data: calls = [] } = useCallsOfJobQuery(jobId);
  const role = roles?.find(({ id }) => id === roleId);
  const days = daysWords(calls.filter(({ id }) => role?.call_ids.includes(id)).map(({ starts_on }) => starts_on));
  return (
    <>
      <TextLink to={webRoutes.jobSchedule.href(jobId)}>Calls and crew</TextLink>
      <PageHead
        title={role?.name ?? 'Pencils'}
        lede={
          role && [days, rateWords(role.terms), `${role.filled} of ${role.positions} filled`].filter(Boolean).join(', ')
        }
        actions={
          <LinkButton to={webRoutes.freelancers.href()} variant="outlined">
            Find Crew
          </LinkButton>
        }
      />
      {ladder.data ? (
        <Stack>
          {isError && (
            <FailedLook
              error={people.error}
              text="Who was asked could not be loaded."
              onRetry={() => void people.refetch()}
            />
          )}
          <Ladder {...{ roleId, asked, role }} pencils={ladder.data} />
        </Stack>
      ) : (
        <Card>
          {ladder.isFetching ? (
            <Loading label="Loading the pencils">
              <RowSkeletons rows={3} height={84} />
            </Loading>
          ) : (
            <ErrorPanel
              title="The pencils could not be loaded."
              message={errorText(ladder.error, 'Please try again.')}
              onRetry={() => void ladder.refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

const inState = (offers: readonly Offer[], ...states: readonly Offer['state'][]): Offer[] =>
  offers.filter(({ state }) => states.includes(state));

/** Held, or confirmed over busy time and asked to say yes. */
const hasRank = ({ state, slot }: Offer): boolean => state === 'held' || (state === 'open' && slot !== null);

interface LadderProps {
  roleId: string;
  pencils: readonly Offer[];
  /** Every user who was ever asked, newest first. */
  asked: readonly Offer[];
  role: Role | undefined;
}

function Ladder({ roleId, pencils, asked, role }: LadderProps): ReactNode {
  const ranked = pencils.filter(hasRank).sort((one, other) => (one.slot?.rank ?? 0) - (other.slot?.rank ?? 0));
  const { order, moveBy, drag, problem, said } = useLadderOrder(roleId, ranked);
  const reserve = inState(asked, 'reserve');
  const others = asked.filter((offer) => !hasRank(offer) && offer.state !== 'reserve');
  return (
    <Stack>
      <section aria-label="Pencils">
        <Head>
          <Typography variant="h3" component="h2">
            {counted(order.length, 'pencil')}
          </Typography>
          {role && <ConfirmNext {...{ role }} />}
        </Head>
        <Card>
          {order.length === 0 && (
            <EmptyState
              drawing="crew"
              title={asked.length > 0 ? 'No pencils now' : 'No pencils yet'}
              text={
                role && role.filled >= role.positions && !role.free_call_ids?.length
                  ? 'Every position of this role is filled.'
                  : 'Ask people from the applicants or from Find Crew. Who accepts a pencil stands here, in order.'
              }
            />
          )}
          <Pencils aria-label="Pencils in order">
            {order.map((offer, index) => (
              <Rung key={offer.id} {...{ offer, index }} count={order.length} {...{ moveBy, drag }} />
            ))}
          </Pencils>
        </Card>
        {order.length > 1 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Drag, or Alt and arrow keys, to reorder. Everybody whose rank changed is told. Other names are never shown.
          </Typography>
        )}
        <span role="status">{said}</span>
        {problem && (
          <Note tone="bad" isAlert>
            {problem}
          </Note>
        )}
      </section>
      {others.length > 0 && <People title="Asked and answered" offers={others} {...{ role }} />}
      {reserve.length > 0 && <People title="Reserve" offers={reserve} {...{ role }} />}
    </Stack>
  );
}

interface PeopleProps extends Pick<LadderProps, 'role'> {
  title: string;
  offers: readonly Offer[];
}

function People({ title, offers, role }: PeopleProps): ReactNode {
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Card>
        <Answers>
          {offers.map((offer) => (
            <AskedRow key={offer.id} {...{ offer, role }} />
          ))}
        </Answers>
      </Card>
    </section>
  );
}
