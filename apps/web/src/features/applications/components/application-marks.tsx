import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { crewListLimits, crewNoteProblem, crewTagsProblem, noteAdvice, tidyTags } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import type { Application, ApplicationMarks as Marks } from '@crewcall/contracts-jobs';
import { errorText } from '@crewcall/web-data-access';
import { Note, TagsField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { judgedBy } from '../../../shared/forms';
import { useSaveMarksMutation } from '../api/application-marks.api';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: 640,
  '& > button': { justifySelf: 'start' },
});

interface Values {
  note: string;
  tags: string[];
}

const valuesOf = (marks: Marks): Values => ({ note: marks.note ?? '', tags: marks.tags });
const problemsOf = ({ note, tags }: Values) => ({
  note: (note.trim() && crewNoteProblem(note)) || undefined,
  tags: crewTagsProblem(tags) ?? undefined,
});

/** The company's own words on an application, which no applicant and no other company reads. */
export function ApplicationMarks({
  application: { id, freelancer_profile },
  marks,
}: {
  application: Application;
  marks: Marks;
}): ReactNode {
  const [save, { isLoading, error }] = useSaveMarksMutation();
  const { control, register, handleSubmit, formState, reset, getValues, setValue } = useForm<Values>({
    resolver: judgedBy(problemsOf),
    defaultValues: valuesOf(marks),
  });
  const { errors, isDirty } = formState;
  const send = handleSubmit(async ({ note, tags }) => {
    const { data } = await save({ id, marks: { note: note.trim() || null, tags } });
    if (!data) return;
    const typed = getValues();
    reset(valuesOf(data));
    // What was typed meanwhile is not saved yet.
    if (typed.note !== note) setValue('note', typed.note, { shouldDirty: true });
    if (typed.tags.join() !== tags.join()) setValue('tags', typed.tags, { shouldDirty: true });
  });
  return (
    <Form onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label="Private note"
        isOptional
        multiline
        rows={2}
        hint={noteAdvice(freelancer_profile.first_name)}
        error={errors.note?.message}
        input={{ maxLength: unitsOf(crewListLimits.note) }}
        {...register('note')}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagsField
            label="Private tags"
            isOptional
            placeholder="Add a tag, then Enter"
            value={field.value}
            onChange={field.onChange}
            tidy={(tags) => tidyTags(tags.filter((tag) => tag.trim()))}
            maxLength={unitsOf(crewListLimits.tag)}
            error={errors.tags?.message}
          />
        )}
      />
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not saved. Please try again.')}
        </Note>
      )}
      <Button type="submit" variant="outlined" disabled={isLoading || !isDirty}>
        {isLoading ? 'Saving...' : 'Save note and tags'}
      </Button>
    </Form>
  );
}
