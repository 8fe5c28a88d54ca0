import { isLongerThan, isPlainText } from '@crewcall/contracts-core';
import {
  answerProblem,
  type AnswerRequest,
  type AnswerValue,
  applicationLimits,
  applicationTexts,
  type JobQuestion,
} from '@crewcall/contracts-jobs';
import { type ApplyPlan, choiceOf, choiceTexts } from './apply-choice';
import { penceTyped } from '../../../shared/asked-rate';

/** What the sheet holds: texts as they are typed. */
export interface ApplyValues {
  name: string;
  rate: string;
  note: string;
  /** By the id of the question; 'yes' and 'no' where it asks for one of them. */
  answers: Record<string, string>;
  /** Ids of roles and calls that are left out. */
  without: string[];
}

type Problems = { [Field in 'rate' | 'note' | 'without']?: string } & {
  [Answer in `answers.${string}`]?: string;
};

function valueOf({ kind }: JobQuestion, typed: string): AnswerValue | null {
  const text = typed.trim();
  if (!text) return null;
  if (kind === 'yes_no') return text === 'yes';
  // What is no number stays as it is, and is refused in words.
  return kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

export const emptyApply = (questions: readonly JobQuestion[]): ApplyValues => ({
  name: '',
  rate: '',
  note: '',
  answers: Object.fromEntries(questions.map(({ id }) => [id, ''])),
  without: [],
});

/** By the rules of the service. */
export function applyProblems(questions: readonly JobQuestion[], plan: ApplyPlan, values: ApplyValues): Problems {
  const { rate, note, answers, without } = values;
  const problems: Problems = {};
  const choice = choiceOf(plan, without);
  if (plan.roles.length && !choice.roles.length) problems.without = choiceTexts.roles;
  else if (choice.openCalls.length && !choice.calls.length) problems.without = choiceTexts.calls;
  if (choice.basis && rate.trim() && penceTyped(rate) === null) problems.rate = applicationTexts.asked;
  if (!isPlainText(note)) problems.note = applicationTexts.plainText;
  else if (isLongerThan(note.trim(), applicationLimits.coverLetter)) problems.note = applicationTexts.coverLetterLength;
  for (const question of questions) {
    const problem = answerProblem(question, valueOf(question, answers[question.id] ?? ''));
    if (problem) problems[`answers.${question.id}`] = problem;
  }
  return problems;
}

/** Only for values without problems. */
export function sentOf(questions: readonly JobQuestion[], plan: ApplyPlan, values: ApplyValues) {
  const { rate, note, answers, without } = values;
  const choice = choiceOf(plan, without);
  const asked = choice.basis ? penceTyped(rate) : null;
  const given = questions.flatMap((question): AnswerRequest[] => {
    const value = valueOf(question, answers[question.id] ?? '');
    return value === null ? [] : [{ question_id: question.id, value }];
  });
  return {
    coverLetter: note.trim() || null,
    ...(asked !== null && { asked_pence: asked }),
    ...(given.length > 0 && { answers: given }),
    ...choice.sent,
  };
}
