import type { JobQuestion } from './question.js';
import {
  answerProblem,
  answersTo,
  answerWords,
  isWanting,
  questionProblem,
  questionsProblem,
  unansweredOf,
} from './question.rules.js';

const question = (change: Partial<JobQuestion>): JobQuestion => ({
  id: 'q1',
  kind: 'text',
  text: 'What have you rigged?',
  choices: [],
  must_be_yes: false,
  ...change,
});
const shifts = question({ id: 'q2', kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'] });
const licence = question({ id: 'q3', kind: 'yes_no', text: 'Do you drive?', must_be_yes: true });

describe('a question', () => {
  const many = Array.from({ length: 8 }, (_, n) => `Shift ${n}`);

  it.each([
    [{ kind: 'essay' }, 'Please choose how the question is answered.'],
    [{ text: '' }, 'Please write the question on one line of at most 200 characters.'],
    [{ text: 7 }, 'Please write the question on one line of at most 200 characters.'],
    [{ text: 'Why\nyou?' }, 'Please write the question on one line of at most 200 characters.'],
    [{ text: 'x'.repeat(201) }, 'Please write the question on one line of at most 200 characters.'],
    [{ must_be_yes: true }, 'Only a question of yes or no can want a yes.'],
    [{ text: ` ${'x'.repeat(200)} ` }, null],
    [{ kind: 'yes_no', must_be_yes: true }, null],
    [{ kind: 'number', must_be_yes: false }, null],
  ])('with %j has the problem %j', (change, problem) => {
    expect(questionProblem({ ...question({}), ...change })).toBe(problem);
  });

  it.each([
    [['Day', 'Night'], true],
    [many, true],
    [['x'.repeat(80), 'y'], true],
    [undefined, false],
    ['Day, Night', false],
    [['Day'], false],
    [[...many, 'One more'], false],
    [['Day', ' DAY '], false],
    [['Day', ' '], false],
    [['Day', 7], false],
    [['x'.repeat(81), 'y'], false],
    [['Day', 'Ni\nght'], false],
  ])('may be answered by one of %j: %s', (choices, isFine) => {
    const problem = 'Please name 2 to 8 different choices of at most 80 characters.';
    expect(questionProblem({ kind: 'choice', text: 'Which?', choices })).toBe(isFine ? null : problem);
  });
});

describe('the questions of a job', () => {
  it('are judged one by one, and the first problem is told', () => {
    const problem = 'Please write the question on one line of at most 200 characters.';
    expect(questionsProblem([licence, shifts, question({ text: '' }), { kind: 'essay' }])).toBe(problem);
    for (const draft of ['Do you drive?', null, 7]) expect(questionsProblem([licence, draft])).toBe(problem);
  });

  it('may be none, and five', () => {
    expect([undefined, [], Array(5).fill(licence)].map(questionsProblem)).toEqual([null, null, null]);
    for (const value of [null, {}, Array(6).fill(licence)])
      expect(questionsProblem(value)).toBe('Please ask at most 5 questions.');
  });
});

describe('an answer', () => {
  const needed = 'Please answer this question.';

  it('of one’s own words is plain text of at most 500 characters, lines included', () => {
    const text = (value: unknown) => answerProblem(question({}), value);
    expect([text('Arenas.\nStadiums.'), text(` ${'x'.repeat(500)} `)]).toEqual([null, null]);
    expect([undefined, null, '', '  ', 7, true].map(text)).toEqual([needed, needed, needed, needed, needed, needed]);
    expect(['x'.repeat(501), 'a\u0000b'].map(text)).toEqual([
      'The answer must be plain text of at most 500 characters.',
      'The answer must be plain text of at most 500 characters.',
    ]);
  });

  it('in numbers is at most a million, either way', () => {
    const number = (value: unknown) => answerProblem(question({ kind: 'number' }), value);
    expect([0, -1_000_000, 1_000_000, 2.5].map(number)).toEqual([null, null, null, null]);
    for (const value of [1_000_001, -1_000_001, Number.NaN, Infinity, '7'])
      expect(number(value)).toBe('Please enter a number of at most 1,000,000.');
  });

  it('of a choice is one of them', () => {
    expect(['Day', 'Night', 'day', 'Noon', true].map((value) => answerProblem(shifts, value))).toEqual([
      null,
      null,
      needed,
      needed,
      needed,
    ]);
  });

  it('is read as words and figures', () => {
    expect([true, false, 1234.5, -7, ' As said '].map((value) => answerWords({ value }))).toEqual([
      'Yes',
      'No',
      '1,234.5',
      '-7',
      ' As said ',
    ]);
  });

  it('is marked where a yes was wanted and is not there', () => {
    const marked = (must_be_yes: boolean, value: string | boolean) => isWanting({ must_be_yes, value });
    expect([marked(true, true), marked(true, false), marked(true, 'yes'), marked(false, false)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the answers of an application', () => {
  const asked = [question({}), shifts, licence];
  const all = [
    { question_id: 'q3', value: false },
    { question_id: 'q2', value: 'Night' },
    { question_id: 'q1', value: ' Arenas ' },
    { question_id: 'q9', value: 'of another job' },
  ];

  it('are complete when each question has one, in any order', () => {
    expect(unansweredOf(asked, all)).toBeNull();
    expect(unansweredOf([], [])).toBeNull();
  });

  it('lack the first question that has none, or no right one', () => {
    expect(unansweredOf(asked, all.slice(0, 1))).toEqual({
      question: asked[0],
      problem: 'Please answer this question.',
    });
    expect(unansweredOf(asked, [...all, { question_id: 'q2', value: 'Noon' }])).toEqual({
      question: shifts,
      problem: 'Please answer this question.',
    });
  });

  it('are kept in the order of the questions, with their words, trimmed', () => {
    expect(answersTo(asked, all)).toEqual([
      { question_id: 'q1', kind: 'text', question: 'What have you rigged?', must_be_yes: false, value: 'Arenas' },
      { question_id: 'q2', kind: 'choice', question: 'Which shift?', must_be_yes: false, value: 'Night' },
      { question_id: 'q3', kind: 'yes_no', question: 'Do you drive?', must_be_yes: true, value: false },
    ]);
    expect(answersTo(asked, all.slice(0, 1)).map(({ question_id }) => question_id)).toEqual(['q3']);
  });
});
