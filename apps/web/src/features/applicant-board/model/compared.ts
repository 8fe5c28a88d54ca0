import { type ApplicantBoard, type BoardCard, boardColumnNames } from '@crewcall/contracts-bookings';
import { type Answer, answerWords, isWanting } from '@crewcall/contracts-jobs';
import { askedWords } from '../../../shared/asked-rate';
import { chosenWords } from '../../../shared/chosen';
import { milesWords } from '@crewcall/contracts-core';
import { offerLine, ticketWords } from './card-labels';
import { cardOf } from './moved-card';

const most = 4;

/** Those chosen as they stand on the board now; null unless they are two to four. */
export function comparableOf(board: ApplicantBoard, chosen: readonly string[]): BoardCard[] | null {
  if (chosen.length > most) return null;
  const cards = chosen.flatMap((id) => cardOf(board, id) ?? []);
  return cards.length > 1 ? cards : null;
}

const times = (count: number): string => (count === 1 ? 'Once' : count === 2 ? 'Twice' : `${count} times`);

/** The facts that need words alone, by the same names for all. */
export const comparedWords = (card: BoardCard): readonly (readonly [name: string, words: string])[] => [
  ['Stage', offerLine(card) ?? boardColumnNames[card.column]],
  ['Skills', card.skills_asked ? `${card.skills_met} of ${card.skills_asked}` : 'None asked for'],
  ['Tickets', ticketWords(card) ?? 'None needed'],
  ['Worked for you', card.together ? times(card.together) : 'Not yet'],
  ['Rate', askedWords(card.asked_pence, card.asked_basis) ?? 'None named'],
  ['Applied for', chosenWords(card.chosen) ?? 'All of it'],
  ['Based in', [card.location ?? 'Not said', card.miles !== null && milesWords(card.miles)].filter(Boolean).join(', ')],
  ['Your tags', card.tags.join(', ') || 'None'],
];

const keyOf = ({ question_id, question }: Answer): string => `${question_id} ${question}`;

/** A line for each question that one of them was asked, in the words of then. */
export function comparedAnswers(cards: readonly BoardCard[], card: BoardCard): (readonly [string, string, string])[] {
  const questions = new Map(cards.flatMap(({ answers }) => answers.map((answer) => [keyOf(answer), answer.question])));
  return [...questions].map(([key, question]) => {
    const answer = card.answers.find((one) => keyOf(one) === key);
    const words = answer ? answerWords(answer) : 'Not asked';
    return [key, question, answer && isWanting(answer) ? `${words} (yes wanted)` : words] as const;
  });
}
