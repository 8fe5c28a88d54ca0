import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  dayWords,
  noShowTexts,
  noShowWords,
  outcomeWords,
  type Booking,
  type NoShow,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { LinkButton, Note } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';

const ObjectDialog = lazy(async () => ({ default: (await import('./object-dialog')).ObjectDialog }));
const Row = styled('div')({ marginTop: 8 });
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
  const said = isCrew ? noShowWords(company, claim.day) : `${name} did not come on ${dayWords(claim.day)}.`;
  return (
    <>
      <Note tone={claim.outcome === 'attended' ? 'info' : 'bad'} title={said}>
        {claim.note && <p>{`“${claim.note}”`}</p>}
        {isCrew ? <Objecting {...{ booking, claim }} /> : <Covering {...{ booking, claim }} />}
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

/** While cover may still be asked: until an hour after the call began. */
function Covering({ booking: { job_id, role_id, calls }, claim }: { booking: Booking; claim: NoShow }): ReactNode {
  const now = useNow();
  const from = calls.find(({ id }) => id === claim.call_id)?.from;
  const isAhead = calls.some((call) => Date.parse(call.from) > now);
  if (!isAhead && (!from || now - Date.parse(from) >= HOUR_MS)) return null;
  return (
    <Row>
      <LinkButton to={webRoutes.jobCover.href(job_id, role_id)} variant="outlined" size="small">
        Find cover now
      </LinkButton>
    </Row>
  );
}
