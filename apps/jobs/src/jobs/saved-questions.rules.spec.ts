import type { JobQuestion } from '@crewcall/contracts-jobs';
import { savedQuestions } from './saved-questions.rules.js';

const kept: JobQuestion[] = [
  { id: 'kept-1', kind: 'text', text: 'Why you?', choices: [], must_be_yes: false },
  { id: 'kept-2', kind: 'yes_no', text: 'Own boots?', choices: [], must_be_yes: true },
];
const saved = (sent: Parameters<typeof savedQuestions>[0]) => {
  let made = 0;
  return savedQuestions(sent, kept, () => `new-${(made += 1)}`);
};

it('a question that was there keeps its id, a new one gets its own', () => {
  const ids = saved([
    { id: 'kept-2', kind: 'yes_no', text: 'Own boots?' },
    { kind: 'text', text: 'Where from?' },
    { id: null, kind: 'text', text: 'How?' },
    { id: 'of-another-job', kind: 'text', text: 'When?' },
  ]).map(({ id }) => id);
  expect(ids).toEqual(['kept-2', 'new-1', 'new-2', 'new-3']);
});

it('an id that is sent twice is kept once', () => {
  const twice = { id: 'kept-1', kind: 'text', text: 'Why you?' } as const;
  expect(saved([twice, twice]).map(({ id }) => id)).toEqual(['kept-1', 'new-1']);
});

it('a question has choices where it is a choice, and must be answered yes where it is of yes or no', () => {
  const all = { text: ' Which? ', choices: [' Red ', 'Blue'], must_be_yes: true };
  expect(
    saved([
      { ...all, kind: 'choice' },
      { ...all, kind: 'yes_no' },
      { ...all, kind: 'text' },
    ]),
  ).toEqual([
    { id: 'new-1', kind: 'choice', text: 'Which?', choices: ['Red', 'Blue'], must_be_yes: false },
    { id: 'new-2', kind: 'yes_no', text: 'Which?', choices: [], must_be_yes: true },
    { id: 'new-3', kind: 'text', text: 'Which?', choices: [], must_be_yes: false },
  ]);
});

it('what is left out of a question is none', () => {
  expect(
    saved([
      { kind: 'choice', text: 'Which?' },
      { kind: 'yes_no', text: 'Ready?' },
    ]),
  ).toMatchObject([
    { choices: [], must_be_yes: false },
    { choices: [], must_be_yes: false },
  ]);
});
