import { unitsOf } from '@crewcall/contracts-core';
import { type JobQuestion, questionLimits } from '@crewcall/contracts-jobs';
import { SelectField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TypedAnswers } from './typed-answers';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** One question of the company, answered as it asks, in a form whose values have `answers`. */
export function AnswerField({ question }: { question: JobQuestion }): ReactNode {
  const { register, formState } = useFormContext<{ answers: TypedAnswers }>();
  const { id, kind, text, choices } = question;
  const field = { label: text, error: formState.errors.answers?.[id]?.message, ...register(`answers.${id}`) };
  if (kind === 'yes_no') return <SelectField placeholder="Choose yes or no" options={yesOrNo} {...field} />;
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return <SelectField placeholder="Choose one" {...{ options }} {...field} />;
  }
  if (kind === 'number') return <TextField input={{ inputMode: 'decimal', maxLength: 12 }} {...field} />;
  return <TextField multiline rows={3} input={{ maxLength: unitsOf(questionLimits.answer) }} {...field} />;
}
