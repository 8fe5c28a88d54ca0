import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { dayWords } from '@crewcall/contracts-bookings';
import { CheckField, FieldNote } from '@crewcall/web-ui';
import { type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { ApplyPlan, choiceOf } from '../model/apply-choice';
import type { ApplyValues } from '../model/apply-values';

const Group = styled('fieldset')({ '& label': { paddingBlock: 6 } });

interface ChoiceFieldsProps {
  plan: ApplyPlan;
  choice: ReturnType<typeof choiceOf>;
}

/** Where a job has several roles or calls: which of them this person can do, all unless told otherwise. */
export function ChoiceFields({ plan: { roles }, choice }: ChoiceFieldsProps): ReactNode {
  const { control } = useFormContext<ApplyValues>();
  const { field, fieldState } = useController({ control, name: 'without' });
  const { openCalls } = choice;
  const error = fieldState.error?.message;
  const set = (id: string, isChosen: boolean): void =>
    field.onChange(isChosen ? field.value.filter((one) => one !== id) : [...field.value, id]);
  const partsOf = (parts: readonly { id: string; words: string }[]): ReactNode =>
    parts.map(({ id, words }) => (
      <CheckField
        key={id}
        label={words}
        checked={!field.value.includes(id)}
        onChange={({ target }) => set(id, target.checked)}
      />
    ));
  return (
    <>
      {roles.length > 1 && (
        <Choices label="Roles" error={choice.roles.length === 0 && error}>
          {partsOf(roles.map(({ id, name }) => ({ id, words: name })))}
        </Choices>
      )}
      {openCalls.length > 1 && (
        <Choices label="Calls you can do" error={error}>
          {partsOf(
            openCalls.map(({ id, name, starts_on, starts_at }) => ({
              id,
              words: [dayWords(starts_on), starts_at, name].filter(Boolean).join(', '),
            })),
          )}
        </Choices>
      )}
    </>
  );
}

function Choices({ label, error, children }: { label: string; error?: ReactNode; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Group aria-describedby={id}>
      <FormLabel component="legend" sx={{ p: 0 }}>
        {label}
      </FormLabel>
      {children}
      <FieldNote {...{ id, error }} />
    </Group>
  );
}
