import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../layout/section';
import { Anchor, List, Option } from './combobox.styles';
import { describedBy, Field, type FieldWords } from './field';
import { useCombobox } from './use-combobox';

export interface ComboboxOption {
  id: string;
  text: string;
  detail?: string;
}

export interface ComboboxFieldProps extends FieldWords {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  options: readonly ComboboxOption[];
  onChoose: (id: string) => void;
  /** Looks right without saying so. */
  isGood?: boolean;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  icon?: ReactNode;
  placeholder?: string;
  maxLength?: number;
}

/** A text field that suggests. Any text may stand in it; the suggestions come from outside. */
export function ComboboxField({
  value,
  onChange,
  onBlur,
  options,
  onChoose,
  isGood = false,
  ref,
  name,
  icon,
  placeholder,
  maxLength,
  ...words
}: ComboboxFieldProps): ReactNode {
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${id}-option-${index}`;
  const { isOpen, active, activeId, show, choose, onKeyDown } = useCombobox({
    count: options.length,
    optionId,
    onChoose: (index) => {
      const option = options[index];
      if (option) onChoose(option.id);
    },
  });
  return (
    <Field id={id} {...words}>
      <Anchor>
        <OutlinedInput
          id={id}
          name={name}
          fullWidth
          inputRef={ref}
          value={value}
          placeholder={placeholder}
          startAdornment={icon}
          error={Boolean(words.error)}
          className={(isGood || words.good) && !words.error ? 'is-good' : undefined}
          onChange={(event) => {
            show(true);
            onChange(event.target.value);
          }}
          onBlur={() => {
            show(false);
            onBlur?.();
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            spellCheck: false,
            maxLength,
            ...describedBy(id, words),
          }}
        />
        {isOpen && (
          <List id={listId} role="listbox" aria-label="Suggestions">
            {options.map(({ id: key, text, detail }, index) => (
              // The keyboard is the text field's: the focus never leaves it, so a press must not take it.
              <Option
                key={key}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                {text}
                {detail && <small>{detail}</small>}
              </Option>
            ))}
          </List>
        )}
      </Anchor>
      <VisuallyHidden role="status">
        {isOpen
          ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys.`
          : ''}
      </VisuallyHidden>
    </Field>
  );
}
