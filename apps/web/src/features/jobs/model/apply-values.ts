import { isLongerThan, isPlainText } from '@crewcall/contracts-core';
import { applicationLimits, applicationTexts, type JobQuestion } from '@crewcall/contracts-jobs';
import { type ApplyPlan, choiceOf, choiceTexts } from './apply-choice';
import { answerProblems, answersSent, emptyAnswers, type TypedAnswers } from '../../../shared/answers/typed-answers';
import { penceTyped } from '../../../shared/asked-rate';

/** What the sheet holds: texts as they are typed. */
export interface ApplyValues {
  name: string;
  rate: string;
  note: string;
  answers: TypedAnswers;
  /** Ids of roles and calls that are left out. */
  without: string[];
}

type Problems = { [Field in 'rate' | 'note' | 'without']?: string } & {
  [Answer in `answers.${string}`]?: string;
};

export const emptyApply = (questions: readonly JobQuestion[]): ApplyValues => ({
  name: '',
  rate: '',
  note: '',
  answers: emptyAnswers(questions),
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
  return { ...problems, ...answerProblems(questions, answers) };
}

/** Only for values without problems. */
export function sentOf(questions: readonly JobQuestion[], plan: ApplyPlan, values: ApplyValues) {
  const { rate, note, answers, without } = values;
  const choice = choiceOf(plan, without);
  const asked = choice.basis ? penceTyped(rate) : null;
  const given = answersSent(questions, answers);
  return {
    coverLetter: note.trim() || null,
    ...(asked !== null && { asked_pence: asked }),
    ...(given.length > 0 && { answers: given }),
    ...choice.sent,
  };
}
