import {
  type ApplicantBoard,
  type BoardCard,
  type BoardColumn,
  boardColumnNames,
  cardMoveOf,
} from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { useState } from 'react';
import { type BoardOf, useMoveCardMutation } from '../api/applicant-board.api';
import { cardName, placeWords } from '../model/card-labels';
import { placeIn } from '../model/moved-card';

export type Asked = { card: BoardCard; about: 'pencil' | 'offer' | 'book' | 'reject' };

/** Moves cards: at once, or by the dialog that says what is meant. A move that is not possible says why. */
export function useCardMoves(board: ApplicantBoard | undefined, of: BoardOf) {
  const [send] = useMoveCardMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const [said, setSaid] = useState('');

  const refuse = (card: BoardCard, text: string): void => {
    const words = `The card is back in ${boardColumnNames[card.column]}.`;
    setProblem({ title: `${cardName(card)} was not moved.`, text: `${text} ${words}` });
    setSaid(`${text} ${words}`);
  };
  const move = async (card: BoardCard, to: BoardColumn): Promise<void> => {
    setProblem(null);
    if (!board || to === card.column) return;
    const answer = cardMoveOf(card.column, to);
    if ('problem' in answer) return refuse(card, answer.problem);
    if (answer.move !== 'review' && answer.move !== 'shortlist') return setAsked({ card, about: answer.move });
    const target = answer.move === 'review' ? 'reviewed' : 'shortlisted';
    setSaid(`Moved to ${placeWords(target, placeIn(board, card, target, of.sort))}.`);
    const { error } = await send({ of, id: card.application_id, move: { from: card.column, to: target } });
    if (!error) return;
    const words = errorText(error, 'The move was not saved. Please try again.');
    setProblem({ title: `${cardName(card)} was not moved.`, text: words });
    setSaid(words);
  };
  return { move, asked, setAsked, problem, setProblem, said, setSaid };
}
