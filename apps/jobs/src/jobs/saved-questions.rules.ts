import type { JobQuestion, QuestionInput } from '@crewcall/contracts-jobs';

/** As they are kept. One that was there before keeps its id, so that old and new answers stand on one line. */
export function savedQuestions(
  sent: readonly QuestionInput[],
  kept: readonly JobQuestion[],
  newId: () => string,
): JobQuestion[] {
  const known = new Set(kept.map(({ id }) => id));
  return sent.map(({ id, kind, text, choices = [], must_be_yes = false }) => {
    const isKept = typeof id === 'string' && known.delete(id);
    return {
      id: isKept ? id : newId(),
      kind,
      text: text.trim(),
      choices: kind === 'choice' ? choices.map((choice) => choice.trim()) : [],
      must_be_yes: kind === 'yes_no' && must_be_yes,
    };
  });
}
