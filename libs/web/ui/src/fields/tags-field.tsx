import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CloseIcon, PlusIcon } from '../icons';
import { phone } from '../theme/typography';
import { describedBy, Field, type FieldWords } from './field';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Entry = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8 });
const Tag = styled('li')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  paddingLeft: 12,
  borderRadius: 6,
  background: vars.palette.background.sunken,
  color: vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  [phone]: { minHeight: 44 },
  '& button': { alignSelf: 'stretch', width: 40, borderRadius: 6, [phone]: { width: 44 } },
  '& button.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -2 },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
}));

interface TagsFieldProps extends FieldWords {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Trims and drops what is there already. */
  tidy: (tags: readonly string[]) => string[];
  maxLength?: number;
  placeholder?: string;
}

/** Short words, added one by one with Enter or the button, each removable. What is typed and not added yet counts on leaving the field. */
export function TagsField({ value, onChange, tidy, maxLength, placeholder, ...words }: TagsFieldProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (): void => {
    if (typed.trim()) onChange(tidy([...value, typed]));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter in a form would send it.
    event.preventDefault();
    add();
  };
  return (
    <Field id={id} {...words}>
      {value.length > 0 && (
        <List>
          {value.map((tag) => (
            <Tag key={tag}>
              {tag}
              <ButtonBase aria-label={`Remove ${tag}`} onClick={() => onChange(value.filter((other) => other !== tag))}>
                <CloseIcon />
              </ButtonBase>
            </Tag>
          ))}
        </List>
      )}
      <Entry>
        <OutlinedInput
          id={id}
          value={typed}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
          inputProps={{ maxLength, ...describedBy(id, words) }}
        />
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={add} sx={{ minHeight: 44 }}>
          Add
        </Button>
      </Entry>
    </Field>
  );
}
