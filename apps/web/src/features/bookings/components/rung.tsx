import { initialsOf } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ordinalWords, type Offer } from '@crewcall/contracts-bookings';
import { Avatar, ConfirmDialog, DownIcon, Note, phone, UpIcon } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RungDrag } from '../hooks/use-ladder-order';
import { useOfferMoves } from '../hooks/use-offer-moves';
import { firstNameOf, offerDays } from '../model/offer-labels';
import { Deadline } from './deadline';
import { HeldActs, type Asking } from './held-acts';

const ReleaseDialog = lazy(async () => ({ default: (await import('./release-dialog')).ReleaseDialog }));
const ExtendDialog = lazy(async () => ({ default: (await import('./extend-dialog')).ExtendDialog }));

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  // Buttons differ from row to row, columns do not.
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .rank': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: `1.5px dashed ${vars.palette.warning.main}`,
    borderRadius: 8,
    color: vars.palette.warning.main,
    fontWeight: 640,
  },
  '& .rank.first': { borderStyle: 'solid', background: vars.palette.warning.tint },
  '& .moves': { display: 'flex' },
  '& .moves [aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& .wide': { gridColumn: '1 / -1' },
  [phone]: {
    gridTemplateColumns: '52px minmax(0, 1fr) auto',
    '& .face': { display: 'none' },
    '& .who': { gridColumn: '2 / -1' },
    '& .due': { gridColumn: '1 / 3' },
    '& .acts': { gridColumn: '1 / -1', '& > *': { flex: 1 } },
  },
}));

interface RungProps {
  offer: Offer;
  index: number;
  count: number;
  moveBy: (offer: Offer, by: 1 | -1) => void;
  drag: RungDrag;
}

/** Over time that shows as busy the person is asked first. */
const confirmedWords = (name: string, { state }: Offer): string =>
  state === 'open' ? `${name} is asked to say yes` : `${name} is booked`;

/** One pencil of the ladder with what the company can do about it. */
export function Rung({ offer, index, count, moveBy, drag }: RungProps): ReactNode {
  const { make, isBusy, problem } = useOfferMoves(offer);
  const [asking, setAsking] = useState<Asking | null>(null);
  const name = offer.freelancer_name ?? 'This person';
  const first = firstNameOf(offer);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveBy(offer, event.key === 'ArrowUp' ? -1 : 1);
  };
  const closeWhen = (done: Promise<boolean>): void => void done.then((isDone) => isDone && setAsking(null));
  const after = (done: Promise<boolean>): void => void done.then(() => setAsking(null));
  return (
    <Row
      draggable
      onDragStart={() => drag.onStart(offer.id)}
      onDragEnter={() => drag.onOver(offer.id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
      onDragEnd={drag.onEnd}
    >
      <span className={index === 0 ? 'rank first' : 'rank'}>{ordinalWords(index + 1)}</span>
      <span className="face">
        <Avatar seed={offer.freelancer_id} initials={initialsOf(name)} />
      </span>
      <div className="who">
        <Typography variant="h5" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            offer.state === 'open' && 'Asked to say yes',
            offer.dates && `You hold ${ordinalWords(offer.dates.rank)} pencil on these dates`,
            offer.reliability,
            offer.extension_asked && 'Asked for more time',
          ]
            .filter(Boolean)
            .join('. ')}
        </Typography>
      </div>
      <Typography variant="body2" className="due">
        <Deadline offer={offer} />
      </Typography>
      {/* Not disabled: who has moved a pencil to an end would lose the focus with the button. */}
      <div className="moves">
        <IconButton
          aria-label={`Move ${name} up`}
          aria-disabled={index === 0}
          onClick={() => moveBy(offer, -1)}
          onKeyDown={onKeyDown}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          aria-label={`Move ${name} down`}
          aria-disabled={index === count - 1}
          onClick={() => moveBy(offer, 1)}
          onKeyDown={onKeyDown}
        >
          <DownIcon />
        </IconButton>
      </div>
      <div className="acts">
        {offer.state === 'held' ? (
          <HeldActs {...{ offer, name, isBusy, make }} isFirst={index === 0} onAsk={setAsking} />
        ) : (
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            aria-label={`Take back the offer to ${name}`}
            onClick={() => void make({ move: 'take-back' }, 'Offer taken back')}
          >
            Take back
          </Button>
        )}
      </div>
      {problem && asking === null && (
        <div className="wide">
          <Note tone="bad" isAlert>
            {problem}
          </Note>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'confirm'}
        title={`Book ${name}?`}
        confirmLabel={`Book ${first}`}
        busyLabel="Booking..."
        isDestructive={false}
        {...{ isBusy }}
        onClose={() => setAsking(null)}
        onConfirm={() => after(make({ move: 'confirm' }, (moved) => confirmedWords(name, moved)))}
      >
        <p>
          {offer.role_name}, {offerDays(offer)}. {first} is told at once.
        </p>
        {offer.warnings.map((warning) => (
          <Note key={warning} tone="warn">
            {warning}
          </Note>
        ))}
      </ConfirmDialog>
      <Suspense>
        {asking === 'release' && (
          <ReleaseDialog
            {...{ name, isBusy, problem }}
            onClose={() => setAsking(null)}
            onRelease={(body) => closeWhen(make({ move: 'release', body }, `${name} is released`))}
          />
        )}
        {asking === 'extend' && (
          <ExtendDialog
            {...{ name, isBusy, problem }}
            onClose={() => setAsking(null)}
            onAsk={(hold_hours) => closeWhen(make({ move: 'ask-to-extend', body: { hold_hours } }, `${name} is asked`))}
          />
        )}
      </Suspense>
    </Row>
  );
}
