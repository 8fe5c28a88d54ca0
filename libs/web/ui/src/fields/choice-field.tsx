import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 40%), 1fr))',
  gap: 8,
  marginTop: 6,
});

const Option = styled('label')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 10px',
  padding: 12,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 8,
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.55,
  cursor: 'pointer',
  '& small': {
    gridColumn: 2,
    color: vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 400,
    lineHeight: 1.35,
  },
  '&:has(:checked)': { borderColor: vars.palette.common.ink, boxShadow: `inset 0 0 0 1px ${vars.palette.common.ink}` },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 2 },
}));

const Dot = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  width: 18,
  height: 18,
  margin: '2px 0 0',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: '50%',
  background: vars.palette.background.paper,
  '&:checked': { border: `5px solid ${vars.palette.common.ink}` },
  '&:focus-visible': { outline: 'none' },
}));

export interface Choice {
  value: string;
  label: ReactNode;
  text?: ReactNode;
}

interface ChoiceFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue'> {
  label: ReactNode;
  choices: readonly Choice[];
  ref?: Ref<HTMLInputElement>;
  /** Leave out when a form library holds the value. */
  value?: string;
  /** Chosen at first, and the form's own from then on. */
  defaultValue?: string;
}

/** Two or more cards of which one is chosen. */
export function ChoiceField({ label, choices, value, defaultValue, ...input }: ChoiceFieldProps): ReactNode {
  return (
    <fieldset>
      <FormLabel component="legend" sx={{ p: 0 }}>
        {label}
      </FormLabel>
      <Options>
        {choices.map((choice) => (
          <Option key={choice.value}>
            <Dot
              type="radio"
              value={choice.value}
              {...(value !== undefined && { checked: value === choice.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === choice.value })}
              {...input}
            />
            {choice.label}
            {choice.text && <small>{choice.text}</small>}
          </Option>
        ))}
      </Options>
    </fieldset>
  );
}
