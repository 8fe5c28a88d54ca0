import { milesWords } from '@crewcall/contracts-core';
import { type BoardCard, boardColumnNames, type BoardColumn, ordinalWords } from '@crewcall/contracts-bookings';
import { initialsOf, personName } from '@crewcall/contracts-identity';

export const cardName = (card: BoardCard): string => card.team?.name ?? personName(card, 'Crew member');

export const cardInitials = (card: BoardCard): string => initialsOf(cardName(card));

/** 'Stage hand, Bolton, about 9 miles' */
export const cardAbout = ({ title, location, miles, team }: BoardCard): string =>
  team
    ? `A team of ${team.members.length}: all are hired, or none`
    : [title ?? 'Event Professional', location?.split(',')[0], miles !== null && milesWords(miles)]
        .filter(Boolean)
        .join(', ');

/** '1st pencil', 'Asked to book': what waits. */
export function offerLine({ offer, column }: BoardCard): string | null {
  if (!offer) return null;
  if (column === 'pencilled') return offer.rank ? `${ordinalWords(offer.rank)} pencil` : 'Pencilled';
  return { enquiry: 'Asked whether they are free', pencil: 'Asked to pencil', booking: 'Asked to book' }[offer.kind];
}

/** 'IPAF expires 20 Nov, the job ends 27 Nov.' Null for a role that must have no ticket. */
export const ticketWords = ({ tickets }: BoardCard): string | null =>
  tickets && (tickets.join(' ') || 'Has the tickets needed');

export const placeWords = (column: BoardColumn, { place, of }: { place: number; of: number }): string =>
  `${boardColumnNames[column]}, ${place} of ${of}`;
