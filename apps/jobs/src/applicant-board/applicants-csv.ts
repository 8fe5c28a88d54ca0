import { boardColumnNames, type BoardCard } from '@crewcall/contracts-bookings';
import { personName } from '@crewcall/contracts-identity';
import { type Answer, answerWords } from '@crewcall/contracts-jobs';
import { csvFile } from '@crewcall/platform-bootstrap';

const keyOf = ({ question_id, question }: Answer): string => `${question_id} ${question}`;

/** What is known of everyone, by the name of its column. */
const facts: Readonly<Record<string, (card: BoardCard) => string | number | null>> = {
  name: (card) => personName(card),
  title: ({ title }) => title,
  town: ({ location }) => location,
  stage: ({ column }) => boardColumnNames[column],
  applied: ({ applied_at }) => applied_at,
  rating: ({ rating_average }) => rating_average,
  asked_pounds: ({ asked_pence }) => (asked_pence === null ? null : (asked_pence / 100).toFixed(2)),
  asked_per: ({ asked_basis }) => asked_basis,
  calls: ({ chosen }) => chosen?.calls.map(({ starts_on }) => starts_on).join(', ') || 'all',
  tags: ({ tags }) => tags.join(', '),
};

/** A line for each applicant, a column for each question in each of its wordings. A spreadsheet takes nothing for a formula. */
export function applicantsCsvOf(cards: readonly BoardCard[]): string {
  const questions = new Map(cards.flatMap(({ answers }) => answers.map((answer) => [keyOf(answer), answer.question])));
  const head = [...Object.keys(facts), ...questions.values()];
  const lines = cards.map((card) => {
    const words = new Map(card.answers.map((answer) => [keyOf(answer), answerWords(answer)]));
    return [
      ...Object.values(facts).map((fact) => fact(card)),
      ...[...questions.keys()].map((key) => words.get(key) ?? ''),
    ];
  });
  return csvFile([head, ...lines]);
}
