import { answerProblem, type AnswerRequest, type AnswerValue, type JobQuestion } from '@crewcall/contracts-jobs';

/** By the id of the question; 'yes' and 'no' where it asks for one of them. */
export type TypedAnswers = Record<string, string>;

export const emptyAnswers = (questions: readonly JobQuestion[]): TypedAnswers =>
  Object.fromEntries(questions.map(({ id }) => [id, '']));

function valueOf({ kind }: JobQuestion, typed: string): AnswerValue | null {
  const text = typed.trim();
  if (!text) return null;
  if (kind === 'yes_no') return text === 'yes';
  // What is no number stays as it is, and is refused in words.
  return kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** By the rules of the service. */
export function answerProblems(
  questions: readonly JobQuestion[],
  answers: TypedAnswers,
): Partial<Record<`answers.${string}`, string>> {
  const problems: Partial<Record<`answers.${string}`, string>> = {};
  for (const question of questions) {
    const problem = answerProblem(question, valueOf(question, answers[question.id] ?? ''));
    if (problem) problems[`answers.${question.id}`] = problem;
  }
  return problems;
}

/** Only of answers without problems. */
export const answersSent = (questions: readonly JobQuestion[], answers: TypedAnswers): AnswerRequest[] =>
  questions.flatMap((question): AnswerRequest[] => {
    const value = valueOf(question, answers[question.id] ?? '');
    return value === null ? [] : [{ question_id: question.id, value }];
  });
