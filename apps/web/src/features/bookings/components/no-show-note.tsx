import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  dayWords,
  noShowTexts,
  noShowWords,
  outcomeWords,
  takenBackWords,
  type Booking,
  type NoShow,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { LinkButton, Note } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';

const ObjectDialog = lazy(async () => ({ default: (await import('./object-dialog')).ObjectDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog')).WithdrawDialog }));
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
const HOUR_MS = 3_600_000;

interface NoShowProps {
  booking: Booking;
  isCrew: boolean;
}

/** That the company says the person did not come, what they say to it, and how it was settled. */
export function NoShowNote({ booking, isCrew }: NoShowProps): ReactNode {
  const { no_show: claim, company, freelancer_name } = booking;
  if (!claim) return null;
  const name = freelancer_name ?? 'The crew member';
  if (claim.withdrawn_at) return <TakenBack {...{ name, company, claim, isCrew }} />;
  const said = isCrew ? noShowWords(company, claim.day) : `${name} did not come on ${dayWords(claim.day)}.`;
  return (
    <>
      <Note tone={claim.outcome === 'attended' ? 'info' : 'bad'} title={said}>
        {claim.note && <p>{`“${claim.note}”`}</p>}
        {isCrew ? <Objecting {...{ booking, claim }} /> : <AfterClaim {...{ booking, claim }} />}
      </Note>
      {claim.objected_at && (
        <Note tone="warn" title={isCrew ? 'You say that you came.' : `${name} says that they came.`}>
          {[claim.objection && `“${claim.objection}”`, !claim.outcome && 'An administrator looks at it.']
            .filter(Boolean)
            .join(' ')}
        </Note>
      )}
      {claim.outcome && <Note title={`${outcomeWords[claim.outcome]}.`}>{claim.reason && `“${claim.reason}”`}</Note>}
    </>
  );
}

interface TakenBackProps {
  name: string;
  company: string;
  claim: NoShow;
  isCrew: boolean;
}

const TakenBack = ({ name, company, claim, isCrew }: TakenBackProps): ReactNode => (
  <Note title={isCrew ? takenBackWords(company, claim.day) : `You took back that ${name} did not come.`}>
    {isCrew && noShowTexts.takenBack}
  </Note>
);

function Objecting({ booking, claim }: { booking: Booking; claim: NoShow }): ReactNode {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  if (claim.objected_at || claim.outcome || Date.parse(claim.object_until) < now) return null;
  return (
    <>
      {noShowTexts.question}
      <Row>
        <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
          That is not right
        </Button>
      </Row>
      {isAsking && (
        <Suspense>
          <ObjectDialog booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Cover, until an hour after the call began; and the way back, until an administrator has settled it. */
function AfterClaim({ booking, claim }: { booking: Booking; claim: NoShow }): ReactNode {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { job_id, role_id, calls } = booking;
  const from = calls.find(({ id }) => id === claim.call_id)?.from;
  const isAhead = calls.some((call) => Date.parse(call.from) > now);
  const canCover = isAhead || (from && now - Date.parse(from) < HOUR_MS);
  if (!canCover && claim.outcome) return null;
  return (
    <Row>
      {canCover && (
        <LinkButton to={webRoutes.jobCover.href(job_id, role_id)} variant="outlined" size="small">
          Find cover now
        </LinkButton>
      )}
      {!claim.outcome && (
        <Button variant="text" size="small" onClick={() => setAsking(true)}>
          They came after all
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <WithdrawDialog booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Row>
  );
}
