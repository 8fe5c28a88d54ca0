import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { canMoveOffer, declineReasonWords, type Offer, type Role } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Chip, Note, phone, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useOfferAgain } from '../hooks/use-offer-again';
import { useOfferMoves } from '../hooks/use-offer-moves';
import { offerStateLabel } from '../model/offer-labels';
import { Deadline } from './deadline';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .wide': { gridColumn: '1 / -1' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

const toneOf = ({ state, booking_state }: Offer) => {
  if (state === 'confirmed' && booking_state !== 'cancelled') return 'good';
  return state === 'open' ? 'info' : 'plain';
};

/** A user asked who holds no rank: waiting, answered, declined, booked, cancelled or in reserve. */
export function AskedRow({ offer, role }: { offer: Offer; role: Role | undefined }): ReactNode {
  const name = offer.freelancer_name ?? 'This person';
  const { make, isBusy, problem: moveProblem } = useOfferMoves(offer);
  const { again, isAsking, problem = moveProblem } = useOfferAgain(offer, name, role);
  const why = [offer.decline_reason && declineReasonWords[offer.decline_reason], offer.reason_text];
  return (
    <Row>
      <Typography variant="h5" component="h3">
        {offer.booking_id ? <TextLink to={webRoutes.booking.href(offer.booking_id)}>{name}</TextLink> : name}
      </Typography>
      <Chip tone={toneOf(offer)}>{offerStateLabel(offer)}</Chip>
      <Typography variant="body2" color="textSecondary">
        {offer.state === 'open' ? <Deadline offer={offer} /> : why.filter(Boolean).join(': ')}
      </Typography>
      <span>
        {canMoveOffer('take_back', offer, 'company') && (
          <Button
            size="small"
            variant="text"
            disabled={isBusy}
            aria-label={`Take back the offer to ${name}`}
            onClick={() => void make({ move: 'take-back' }, 'Offer taken back')}
          >
            Take back
          </Button>
        )}
        {offer.state === 'reserve' && (
          <Button
            size="small"
            variant="outlined"
            disabled={isAsking}
            onClick={() => void again()}
            aria-label={`Offer ${name} again`}
          >
            Offer again
          </Button>
        )}
      </span>
      {problem && (
        <div className="wide">
          <Note tone="bad" isAlert>
            {problem}
          </Note>
        </div>
      )}
    </Row>
  );
}
