import { figureOf, isLongerThan, isPlainLine, isPlainText } from '@crewcall/contracts-core';
import {
  type Answer,
  type AnswerRequest,
  type AnswerValue,
  type JobQuestion,
  type QuestionKind,
  questionKinds,
} from './question.js';

export const questionLimits = {
  questions: 5,
  text: 200,
  choices: 8,
  choice: 80,
  answer: 500,
  number: 1_000_000,
} as const;

export const questionTexts = {
  many: `Please ask at most ${questionLimits.questions} questions.`,
  text: `Please write the question on one line of at most ${questionLimits.text} characters.`,
  kind: 'Please choose how the question is answered.',
  choices: `Please name 2 to ${questionLimits.choices} different choices of at most ${questionLimits.choice} characters.`,
  mustBeYes: 'Only a question of yes or no can want a yes.',
  needed: 'Please answer this question.',
  answer: `The answer must be plain text of at most ${questionLimits.answer} characters.`,
  number: `Please enter a number of at most ${figureOf(questionLimits.number)}.`,
} as const;

type Draft = { readonly [Field in keyof JobQuestion]?: unknown };

const isLine = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && isPlainLine(value) && !isLongerThan(value.trim(), max);

function areChoices(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > questionLimits.choices) return false;
  const choices: unknown[] = value;
  const apart = new Set(choices.map((choice) => String(choice).trim().toLowerCase()));
  return apart.size === choices.length && choices.every((choice) => isLine(choice, questionLimits.choice));
}

/** Why one question cannot be asked, or null. */
export function questionProblem(draft: Draft): string | null {
  if (!questionKinds.some((kind) => kind === draft.kind)) return questionTexts.kind;
  if (!isLine(draft.text, questionLimits.text)) return questionTexts.text;
  if (draft.kind === 'choice' && !areChoices(draft.choices)) return questionTexts.choices;
  return draft.must_be_yes === true && draft.kind !== 'yes_no' ? questionTexts.mustBeYes : null;
}

/** Left out means none, or unchanged. */
export function questionsProblem(value: unknown): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length > questionLimits.questions) return questionTexts.many;
  for (const draft of value as unknown[]) {
    if (typeof draft !== 'object' || draft === null) return questionTexts.text;
    const problem = questionProblem(draft);
    if (problem) return problem;
  }
  return null;
}

type Asked = Pick<JobQuestion, 'kind' | 'choices'>;

function textAnswerProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value.trim()) return questionTexts.needed;
  return isPlainText(value) && !isLongerThan(value.trim(), questionLimits.answer) ? null : questionTexts.answer;
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= questionLimits.number;

const answerRules: Readonly<Record<QuestionKind, (value: unknown, asked: Asked) => string | null>> = {
  yes_no: (value) => (typeof value === 'boolean' ? null : questionTexts.needed),
  number: (value) => (isNumber(value) ? null : questionTexts.number),
  choice: (value, { choices }) => (choices.some((choice) => choice === value) ? null : questionTexts.needed),
  text: textAnswerProblem,
};

/** Why an answer is none yet, or null. */
export const answerProblem = (asked: Asked, value: unknown): string | null =>
  value === undefined || value === null || value === '' ? questionTexts.needed : answerRules[asked.kind](value, asked);

/** The first question without a right answer, by its place; null when all have one and nothing else was answered. */
export function unansweredOf(
  questions: readonly JobQuestion[],
  answers: readonly AnswerRequest[],
): { question: JobQuestion; problem: string } | null {
  const values = new Map<string, AnswerValue>(answers.map(({ question_id, value }) => [question_id, value]));
  for (const question of questions) {
    const problem = answerProblem(question, values.get(question.id));
    if (problem) return { question, problem };
  }
  return null;
}

/** The answers with the words of their questions, in the order of those; only for answers without a problem. */
export const answersTo = (questions: readonly JobQuestion[], answers: readonly AnswerRequest[]): Answer[] =>
  questions.flatMap(({ id, kind, text, must_be_yes }) => {
    const value = answers.find(({ question_id }) => question_id === id)?.value;
    if (value === undefined) return [];
    return [
      { question_id: id, kind, question: text, must_be_yes, value: typeof value === 'string' ? value.trim() : value },
    ];
  });

/** A yes was wanted and is not there. */
export const isWanting = ({ must_be_yes, value }: Pick<Answer, 'must_be_yes' | 'value'>): boolean =>
  must_be_yes && value !== true;

export function answerWords({ value }: Pick<Answer, 'value'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value;
}
