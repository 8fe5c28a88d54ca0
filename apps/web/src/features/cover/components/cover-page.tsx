import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type CandidateState,
  momentWords,
  rateWords,
  type Rescue,
  type RescueCandidate,
  type RoleRescue,
  widerThan,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import { Card, CardBody, Chip, ErrorPanel, Loading, Note, PageHead, RowSkeletons, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeLeft } from '../../../shared/time';
import { useCoverOfRoleQuery, useStartCoverMutation, useSteerCoverMutation } from '../api/cover.api';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Person = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: 16 });
const Grow = styled('div')({ flex: '1 1 240px', minWidth: 0 });

const EVERY_MS = 20_000;
const stateWords: Record<CandidateState, string> = {
  waiting: 'Waiting',
  left_out: 'Left out',
  asked: 'Asked, no answer',
  seen: 'Seen',
  accepted: 'Booked',
  declined: 'Declined',
  closed: 'Closed',
  not_free: 'Not free any more',
  asked_enough: 'Asked three times today',
  gone: 'Cannot be asked',
};
const tones = { accepted: 'good', declined: 'bad', seen: 'info', asked: 'info' } as const;

/** Cover of one slot that fell free: who would be asked, and how asking goes. */
export function CoverPage({ jobId, roleId }: { jobId: string; roleId: string }): ReactNode {
  const { data, error, isFetching, refetch } = useCoverOfRoleQuery(roleId, {
    refetchOnMountOrArgChange: onEveryVisit(),
    pollingInterval: EVERY_MS,
  });
  return (
    <>
      <TextLink to={webRoutes.jobSchedule.href(jobId)}>Calls and crew</TextLink>
      <PageHead title={data ? `Cover: ${data.role_name}` : 'Cover'} lede={data && ledeOf(data)} />
      {data ? (
        <Cover of={data} />
      ) : (
        <Card>
          {isFetching ? (
            <Loading label="Loading the cover">
              <RowSkeletons rows={4} height={84} />
            </Loading>
          ) : (
            <ErrorPanel
              title="The cover could not be loaded."
              message={errorText(error, 'Please try again.')}
              onRetry={() => void refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

function ledeOf({ job_title, first_call_at, location, left }: RoleRescue): string {
  const when = first_call_at && `call ${momentWords(new Date(first_call_at))}`;
  const name = left && [left.first_name, left.last_name].filter(Boolean).join(' ');
  const why = left && `${name || 'A crew member'}: ${left.words}`;
  return [job_title, when, location, why].filter(Boolean).join(', ');
}

function Cover({ of: { role_id, rescue, problem, candidates, terms } }: { of: RoleRescue }): ReactNode {
  const [start, { isLoading, error }] = useStartCoverMutation();
  const isLive = rescue?.state === 'asking' || rescue?.state === 'exhausted';
  return (
    <Stack>
      {rescue && <Running rescue={rescue} />}
      {!isLive && (
        <Card>
          <CardBody>
            {problem ? (
              <Note>{problem}</Note>
            ) : (
              <>
                <p>
                  {candidates.length} {candidates.length === 1 ? 'person' : 'people'} can be asked, at{' '}
                  {rateWords(terms)} for all. The first to accept has it.
                </p>
                <Row>
                  <Button variant="contained" disabled={isLoading} onClick={() => void start(role_id)}>
                    Find cover now
                  </Button>
                </Row>
              </>
            )}
            {error && (
              <Note tone="bad" isAlert>
                {errorText(error, 'Please try again.')}
              </Note>
            )}
          </CardBody>
        </Card>
      )}
      {!isLive && candidates.length > 0 && <People title="Who would be asked" people={candidates} />}
    </Stack>
  );
}

const endWords = {
  filled: 'Covered',
  stopped: 'Cover was stopped',
  over: 'Cover ended: the call has begun',
} as const;

function Running({ rescue }: { rescue: Rescue }): ReactNode {
  const [steer, { isLoading, error }] = useSteerCoverMutation();
  const { id, state, asked, of, wave, wave_ends_at, is_night, settings } = rescue;
  const isLive = state === 'asking' || state === 'exhausted';
  const wider = widerThan(settings.miles);
  return (
    <>
      <Card>
        <CardBody>
          <Typography variant="h3" component="h2" aria-live="polite">
            {state === 'asking' && `Asking ${asked} of ${of}`}
            {state === 'exhausted' && `Nobody is left to ask within ${settings.miles} miles.`}
            {!isLive && endWords[state]}
          </Typography>
          {state === 'asking' && wave_ends_at && (
            <p>
              Wave {wave}, the next: <TimeLeft until={wave_ends_at} />. Earlier waves stay open.
              {is_night && ' At night only those are asked who want to be woken.'}
            </p>
          )}
          {isLive && (
            <Row>
              {state === 'asking' && (
                <Button variant="contained" disabled={isLoading} onClick={() => void steer({ id, move: 'next' })}>
                  Ask the next now
                </Button>
              )}
              {wider > settings.miles && (
                <Button
                  variant="outlined"
                  disabled={isLoading}
                  onClick={() => void steer({ id, move: 'widen', body: { miles: wider } })}
                >
                  Widen to {wider} miles
                </Button>
              )}
              <Button variant="outlined" disabled={isLoading} onClick={() => void steer({ id, move: 'stop' })}>
                Stop
              </Button>
            </Row>
          )}
          {error && (
            <Note tone="bad" isAlert>
              {errorText(error, 'Please try again.')}
            </Note>
          )}
        </CardBody>
      </Card>
      <People title="Who is asked" people={rescue.people} />
    </>
  );
}

function People({ title, people }: { title: string; people: readonly RescueCandidate[] }): ReactNode {
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Card>
        <ol>
          {people.map(({ freelancer_id, first_name, last_name, why, state, score }) => (
            <Person key={freelancer_id}>
              <Grow>
                <strong>{[first_name, last_name].filter(Boolean).join(' ') || 'A crew member'}</strong>
                <p>{why.join(' · ')}</p>
              </Grow>
              <Chip tone={state in tones ? tones[state as keyof typeof tones] : 'plain'}>{stateWords[state]}</Chip>
              <span>{score} points</span>
            </Person>
          ))}
        </ol>
      </Card>
    </section>
  );
}
