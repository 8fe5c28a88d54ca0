import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Rescue, type RescuePathMove, widerThan } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { ActionRow, Card, CardBody, Note, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
// Not by the index, which comes with every page.
import { Countdown } from '../../../shared/time/countdown';
import { useSteerCoverMutation } from '../api/cover.api';
import { isLive, nameOf } from '../model/candidate-labels';

function titleOf({ state, asked, of, settings, filled_by, people }: Rescue): string {
  const winner = people.find(({ freelancer_id }) => freelancer_id === filled_by);
  const words = {
    asking: `Asking ${asked} of ${of}`,
    exhausted: `Nobody is left to ask within ${settings.miles} miles.`,
    filled: winner ? `Covered: ${nameOf(winner)}` : 'Covered',
    stopped: 'Cover was stopped',
    over: 'Cover ended: the call has begun',
  };
  return words[state];
}

/** Where it stands, and what can be done about it. */
export function CoverState({ rescue, onRaise }: { rescue: Rescue; onRaise: () => void }): ReactNode {
  const [steer, { isLoading, error }] = useSteerCoverMutation();
  const { id, state, wave, wave_ends_at, is_night, posted_at, settings } = rescue;
  const wider = widerThan(settings.miles);
  const button = (label: string, move: RescuePathMove, body?: object): ReactNode => (
    <Button
      variant={move === (state === 'asking' ? 'next' : 'widen') ? 'contained' : 'outlined'}
      disabled={isLoading}
      onClick={() => void steer({ id, move, ...(body && { body }) })}
    >
      {label}
    </Button>
  );
  return (
    <Card>
      <CardBody>
        <Typography variant="h3" component="h2" aria-live="polite">
          {titleOf(rescue)}
        </Typography>
        {state === 'asking' && wave_ends_at && (
          <p>
            {wave > 0 ? `Wave ${wave} ends in ` : 'The first wave begins in '}
            <Countdown until={wave_ends_at} />.{wave > 1 && ' Earlier waves stay open.'} The first to accept has it.
            {is_night && ' At night only those are asked who want to be woken.'}
          </p>
        )}
        {state === 'exhausted' && <Exhausted rescue={rescue} />}
        {isLive(rescue) && (
          <ActionRow>
            {state === 'asking' && button('Ask the next now', 'next')}
            {wider > settings.miles && button(`Widen to ${wider} miles`, 'widen', { miles: wider })}
            {state === 'exhausted' && (
              <Button variant="outlined" disabled={isLoading} onClick={onRaise}>
                Raise the rate
              </Button>
            )}
            {state === 'exhausted' && !posted_at && button('Post publicly', 'post')}
            {button('Stop', 'stop')}
          </ActionRow>
        )}
        {error && (
          <Note tone="bad" isAlert>
            {errorText(error, 'Please try again.')}
          </Note>
        )}
      </CardBody>
    </Card>
  );
}

/** Who was asked may still accept; beyond them there are all other crew. */
function Exhausted({ rescue: { asked, job_id, posted_at } }: { rescue: Rescue }): ReactNode {
  if (posted_at)
    return (
      <p>
        <TextLink to={webRoutes.job.href(job_id)}>The job</TextLink> is open to all crew, marked urgent until it is
        covered. Hire among those who apply.
      </p>
    );
  return (
    <p>
      {asked > 0 && 'Those who were asked can still accept. '}
      Posted publicly, the job is open to all crew and marked urgent.
    </p>
  );
}
