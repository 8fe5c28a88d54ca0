import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy, Field, type FieldWords } from './field';

type InputProps = Omit<ComponentProps<typeof OutlinedInput>, 'error' | 'label' | 'ref' | 'inputProps'>;

export interface TextFieldProps extends FieldWords, InputProps {
  /** Goes to the input itself, as `register()` of react-hook-form wants it. */
  ref?: Ref<HTMLInputElement>;
  icon?: ReactNode;
  end?: ReactNode;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** One line or, with `multiline`, several. */
export function TextField({
  id: given,
  label,
  isOptional,
  labelEnd,
  error,
  good,
  hint,
  ref,
  icon,
  end,
  input,
  ...props
}: TextFieldProps): ReactNode {
  const own = useId();
  const id = given ?? own;
  return (
    <Field {...{ id, label, isOptional, labelEnd, error, good, hint }}>
      <OutlinedInput
        id={id}
        fullWidth
        inputRef={ref}
        error={Boolean(error)}
        className={good && !error ? 'is-good' : undefined}
        startAdornment={icon}
        endAdornment={end}
        {...props}
        inputProps={{ ...input, ...describedBy(id, { error, good, hint }) }}
      />
    </Field>
  );
}
