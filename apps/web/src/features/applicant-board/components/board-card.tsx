import Button from '@mui/material/Button';
import { type BoardCard as Card, fitWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Avatar, Chip, StarRating, TextLink } from '@crewcall/web-ui';
import { memo, type ReactNode } from 'react';
import { Answers } from '../../../shared/answers';
import { askedWords } from '../../../shared/asked-rate';
import { chosenWords } from '../../../shared/chosen';
import { KitMatchChip } from '../../../shared/kit';
import { Faces, memberName } from '../../../shared/faces';
import { cardAbout, cardInitials, cardName, offerLine, ticketWords } from '../model/card-labels';
import { CardRoot } from './board.styles';
import { CallsChip } from './calls-chip';

interface BoardCardProps {
  card: Card;
  isChosen: boolean;
  isLifted: boolean;
  onChoose: (card: Card) => void;
}

/** One applicant. What is done with it is heard by the board, which finds it by its id. */
export const BoardCard = memo(function BoardCard({ card, isChosen, isLifted, onChoose }: BoardCardProps): ReactNode {
  const { application_id: id, calls, column, kit, tags } = card;
  const name = cardName(card);
  const asks = askedWords(card.asked_pence, card.asked_basis);
  const line = offerLine(card);
  const tickets = ticketWords(card);
  const chosen = chosenWords(card.chosen);
  const isOver = column === 'booked' || column === 'no';
  return (
    <li>
      <CardRoot
        role="group"
        tabIndex={0}
        draggable={!isOver}
        aria-label={name}
        aria-describedby="board-keys"
        data-card={id}
        data-chosen={isChosen}
        data-lifted={isLifted}
      >
        <div className="top">
          <Avatar size="s" seed={card.freelancer_id} initials={cardInitials(card)} />
          <h4>
            {card.team ? (
              name
            ) : (
              <TextLink to={webRoutes.profileOf.href(card.freelancer_id)} draggable={false}>
                {name}
              </TextLink>
            )}
          </h4>
          {!isOver && (
            <input type="checkbox" aria-label={`Select ${name}`} checked={isChosen} onChange={() => onChoose(card)} />
          )}
        </div>
        <p>{[cardAbout(card), asks].filter(Boolean).join('. ')}</p>
        {card.team ? (
          <span className="row">
            <Faces members={card.team.members} />
            {card.team.members.map(memberName).join(', ')}
          </span>
        ) : (
          chosen && <p>{chosen}</p>
        )}
        {!isOver && !card.team && (
          <>
            <span className="row">
              <CallsChip calls={calls} />
              {kit && <KitMatchChip match={kit} />}
            </span>
            {tickets && <p>{tickets}</p>}
          </>
        )}
        <span className="row">
          <StarRating isCompact value={card.rating_average} count={card.rating_count} />
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </span>
        <Answers answers={card.answers} />
        {line && <p>{line}</p>}
        {card.takes_back_until && column === 'no' && <p>Not told yet</p>}
        <p>{fitWords(card)}</p>
        {!isOver && (
          <Button size="small" variant="text" data-move={id} aria-label={`Move ${name} to…`}>
            Move to…
          </Button>
        )}
      </CardRoot>
    </li>
  );
});
