import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { unitsOf } from '@crewcall/contracts-core';
import { type JobQuestion, type QuestionKind, questionLimits, questionProblem } from '@crewcall/contracts-jobs';
import { BinIcon, CheckField, PlusIcon, SelectField, TagsField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { JobFormValues } from '../model/job-form-values';

const Question = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  '& > button': { justifySelf: 'start' },
}));
const Stack = styled('div')({ display: 'grid', gap: 16, '& > button': { justifySelf: 'start' } });

const kinds: readonly { value: QuestionKind; label: string }[] = [
  { value: 'yes_no', label: 'Yes or no' },
  { value: 'choice', label: 'One of several choices' },
  { value: 'number', label: 'A number' },
  { value: 'text', label: 'A few words' },
];
const fresh: JobQuestion = { id: '', kind: 'yes_no', text: '', choices: [], must_be_yes: false };

const tidyChoices = (choices: readonly string[]): string[] => [
  ...new Map(choices.map((choice) => [choice.trim().toLowerCase(), choice.trim()])).values(),
];

/** What applicants are asked, five questions at most; what was answered already keeps the words it was asked in. */
export function QuestionFields(): ReactNode {
  const { control, formState } = useFormContext<JobFormValues>();
  const { field } = useController({ control, name: 'questions' });
  const questions = field.value;
  const change = (at: number, next: Partial<JobQuestion>): void =>
    field.onChange(questions.map((question, place) => (place === at ? { ...question, ...next } : question)));
  return (
    <Stack>
      {questions.map((question, at) => (
        // Questions have no id before they are saved, and none moves past another.
        <QuestionField
          key={at}
          {...{ question }}
          number={at + 1}
          isTried={formState.isSubmitted}
          onChange={(next) => change(at, next)}
          onRemove={() => field.onChange(questions.filter((_, place) => place !== at))}
        />
      ))}
      {questions.length < questionLimits.questions && (
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => field.onChange([...questions, fresh])}>
          {questions.length ? 'Add a question' : 'Ask applicants a question'}
        </Button>
      )}
    </Stack>
  );
}

interface QuestionFieldProps {
  question: JobQuestion;
  number: number;
  isTried: boolean;
  onChange: (next: Partial<JobQuestion>) => void;
  onRemove: () => void;
}

function QuestionField({ question, number, isTried, onChange, onRemove }: QuestionFieldProps): ReactNode {
  const { kind, text, choices, must_be_yes } = question;
  const problem = isTried ? questionProblem(question) : null;
  const isOfChoices = kind === 'choice' && text.trim() !== '';
  return (
    <Question>
      <TextField
        label={`Question ${number}`}
        placeholder="Can you drive a 7.5-tonne truck?"
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
        error={(!isOfChoices && problem) || undefined}
        input={{ maxLength: unitsOf(questionLimits.text) }}
      />
      <SelectField
        label={`Answer to question ${number}`}
        options={kinds}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as QuestionKind, must_be_yes: false })}
      />
      {kind === 'yes_no' && (
        <CheckField
          label="Must be yes"
          hint="A no is marked for you. It turns no one down by itself."
          checked={must_be_yes}
          onChange={({ target }) => onChange({ must_be_yes: target.checked })}
        />
      )}
      {kind === 'choice' && (
        <TagsField
          label={`Choices of question ${number}`}
          placeholder="Add a choice, then Enter"
          value={choices}
          onChange={(next) => onChange({ choices: next })}
          tidy={tidyChoices}
          maxLength={unitsOf(questionLimits.choice)}
          error={(isOfChoices && problem) || undefined}
        />
      )}
      <Button variant="text" startIcon={<BinIcon />} onClick={onRemove}>
        {`Remove question ${number}`}
      </Button>
    </Question>
  );
}
