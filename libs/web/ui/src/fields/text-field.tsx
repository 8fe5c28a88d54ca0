import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  useId,
  type ComponentProps,
  type ElementType,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { describedBy, Field, type FieldWords } from './field';

type InputProps = Omit<ComponentProps<typeof OutlinedInput>, 'error' | 'label' | 'ref' | 'inputProps'>;

const area = 'textarea' as ElementType<InputBaseComponentProps>;

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
  minRows,
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
        // MUI's own measures itself with style attributes, which the policy of pages refuses.
        inputComponent={props.multiline ? area : undefined}
        rows={props.rows ?? minRows}
        inputProps={{ ...input, ...describedBy(id, { error, good, hint }) }}
      />
    </Field>
  );
}
