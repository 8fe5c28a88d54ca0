import { styled } from '@mui/material/styles';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

const Row = styled('label')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  fontSize: '.875rem',
  lineHeight: 1.55,
  cursor: 'pointer',
  // Beside both lines where there are two; a second row that is empty would push it below its label.
  '&:has(> small) > input': { gridRow: '1 / span 2' },
  '& small': { gridColumn: 1, color: vars.palette.text.secondary, fontSize: '.8125rem', fontWeight: 400 },
}));

const Track = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  gridColumn: 2,
  position: 'relative',
  width: 44,
  height: 26,
  margin: 0,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 13,
  background: vars.palette.background.sunken,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: vars.palette.edge,
  },
  '&:checked': { borderColor: vars.palette.common.ink, background: vars.palette.common.ink },
  '&:checked::before': { left: 21, background: vars.palette.common.paper },
  '&:disabled': { opacity: 0.6, cursor: 'progress' },
}));

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'color'> {
  label: ReactNode;
  /** What it changes. */
  text?: ReactNode;
}

/** On or off, at once: what needs a Save button is a check field. */
export function SwitchField({ label, text, ...input }: SwitchFieldProps): ReactNode {
  const id = useId();
  return (
    <Row htmlFor={id}>
      <span id={`${id}-label`}>{label}</span>
      <Track
        type="checkbox"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        {...input}
      />
      {text && <small id={`${id}-text`}>{text}</small>}
    </Row>
  );
}
