import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ElementType, type ReactNode, type Ref } from 'react';
import { describedBy, Field, type FieldWords } from './field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<typeof OutlinedInput>, 'error' | 'label' | 'ref' | 'inputProps'> {
  ref?: Ref<HTMLSelectElement>;
  options: readonly SelectOption[];
  /** First line when nothing is chosen. */
  placeholder?: string;
}

const select = 'select' as ElementType<InputBaseComponentProps>;

/** The browser's own list: it opens as a wheel on a phone and types ahead at a desk. */
export function SelectField({
  id: given,
  label,
  isOptional,
  labelEnd,
  error,
  good,
  hint,
  ref,
  options,
  placeholder,
  ...props
}: SelectFieldProps): ReactNode {
  const own = useId();
  const id = given ?? own;
  const list = [...(placeholder ? [{ value: '', label: placeholder }] : []), ...options];
  return (
    <Field {...{ id, label, isOptional, labelEnd, error, good, hint }}>
      <OutlinedInput
        id={id}
        fullWidth
        inputRef={ref}
        inputComponent={select}
        error={Boolean(error)}
        {...props}
        inputProps={{
          ...describedBy(id, { error, good, hint }),
          children: list.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          )),
        }}
      />
    </Field>
  );
}
