import { answerProblem, answersTo, answerWords, isWanting, questionsProblem, questionTexts } from './question.rules.js';
import type { JobQuestion } from './question.js';

const licence: JobQuestion = { id: 'q1', kind: 'yes_no', text: 'Do you drive?', choices: [], must_be_yes: true };

describe('questions of a job', () => {
  it('are five at most: text, yes or no, number or choice [R519]', () => {
    const kinds = [{ kind: 'text' }, { kind: 'number' }, { kind: 'choice', choices: ['Day', 'Night'] }, licence];
    const asked = kinds.map((one) => ({ text: 'Which?', ...one }));
    expect(questionsProblem(asked)).toBeNull();
    expect(questionsProblem(undefined)).toBeNull();
    expect(questionsProblem([...asked, ...asked])).toBe(questionTexts.many);
    const refused = [
      null,
      { kind: 'essay', text: 'Why?' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'a'.repeat(201) },
      { kind: 'choice', text: 'Which?', choices: ['Day', 'day '] },
      { kind: 'text', text: 'Why?', must_be_yes: true },
    ];
    for (const one of refused) expect(questionsProblem([one])).not.toBeNull();
  });

  it('are answered as they ask, texts in at most 500 characters [R519]', () => {
    const of = (kind: JobQuestion['kind'], value: unknown) => answerProblem({ kind, choices: ['Day', 'Night'] }, value);
    expect([of('text', 'a'.repeat(500)), of('yes_no', false), of('number', 0), of('choice', 'Day')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(of('text', 'a'.repeat(501))).toBe(questionTexts.answer);
    expect(of('number', '4')).toBe(questionTexts.number);
    for (const [kind, value] of [
      ['text', ' '],
      ['yes_no', 'yes'],
      ['choice', 'Noon'],
      ['number', null],
    ] as const)
      expect(of(kind, value)).toBe(questionTexts.needed);
  });

  it('keep their words with the answer, and mark a yes that is missing [R519]', () => {
    const [answer] = answersTo([licence], [{ question_id: 'q1', value: false }]);
    expect(answer).toEqual({
      question_id: 'q1',
      kind: 'yes_no',
      question: 'Do you drive?',
      must_be_yes: true,
      value: false,
    });
    expect([false, true].map((value) => isWanting({ must_be_yes: true, value }))).toEqual([true, false]);
    expect([true, 7500, 'On Tuesdays'].map((value) => answerWords({ value }))).toEqual(['Yes', '7,500', 'On Tuesdays']);
  });
});
