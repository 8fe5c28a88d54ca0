import Button from '@mui/material/Button';
import { type BoardCard, possibleColumns } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Avatar, Dialog, Note, StarRating, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { KitMatchChip } from '../../../shared/kit';
import { cardInitials, cardName } from '../model/card-labels';
import { comparedAnswers, comparedWords } from '../model/compared';
import { CallsChip } from './calls-chip';
import { ComparedPerson, ComparedRoot } from './compare.styles';

interface CompareDialogProps {
  cards: readonly BoardCard[];
  /** Why the last one was not hired. */
  problem: { title: string; text: string } | null;
  onAccept: (card: BoardCard) => void;
  onClose: () => void;
}

/** Two to four applicants beside each other, each fact on the same line; on a phone one after the other, by swiping. */
export function CompareDialog({ cards, problem, onAccept, onClose }: CompareDialogProps): ReactNode {
  return (
    <Dialog
      open
      isWide
      title={`Compare ${cards.length} applicants`}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      }
    >
      {problem && (
        <Note tone="bad" isAlert>
          <b>{problem.title}</b> {problem.text}
        </Note>
      )}
      <ComparedRoot role="region" aria-label="Applicants side by side, scrolls sideways" tabIndex={0}>
        {cards.map((card) => (
          <Compared key={card.application_id} {...{ card, cards, onAccept }} />
        ))}
      </ComparedRoot>
    </Dialog>
  );
}

function Compared({
  card,
  cards,
  onAccept,
}: { card: BoardCard } & Pick<CompareDialogProps, 'cards' | 'onAccept'>): ReactNode {
  const name = cardName(card);
  const facts: readonly (readonly [key: string, name: string, value: ReactNode])[] = [
    ['free', 'Free', <CallsChip key="free" calls={card.calls} />],
    ['rating', 'Rating', <StarRating key="rating" isCompact value={card.rating_average} count={card.rating_count} />],
    ['kit', 'Kit', card.kit ? <KitMatchChip key="kit" match={card.kit} /> : 'None asked for'],
    ...comparedWords(card).map(([fact, words]) => [fact, fact, words] as const),
    ...comparedAnswers(cards, card),
  ];
  return (
    <ComparedPerson aria-label={name} style={{ gridRow: `span ${facts.length + 2}` }}>
      <header>
        <Avatar size="s" seed={card.freelancer_id} initials={cardInitials(card)} />
        <div>
          <h3>
            <TextLink to={webRoutes.profileOf.href(card.freelancer_id)}>{name}</TextLink>
          </h3>
          <p>{card.title ?? 'Event Professional'}</p>
        </div>
      </header>
      <dl style={{ gridRow: `span ${facts.length}` }}>
        {facts.map(([key, fact, value]) => (
          <div key={key}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {possibleColumns(card.column).includes('booked') && (
        <Button variant="contained" aria-label={`Accept ${name}`} onClick={() => onAccept(card)}>
          Accept
        </Button>
      )}
    </ComparedPerson>
  );
}
