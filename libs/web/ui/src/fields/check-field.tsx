import { styled } from '@mui/material/styles';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy, noteId } from './field';
import { FieldNote } from './field-note';

const Label = styled('label')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  minHeight: 44,
  paddingBlock: 10,
  fontSize: '.875rem',
  lineHeight: 1.55,
  cursor: 'pointer',
});

const Box = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: '1px 0 0',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 5,
  background: vars.palette.background.paper,
  cursor: 'pointer',
  '&:checked': { borderColor: vars.palette.common.ink, background: vars.palette.common.ink },
  '&:checked::before': {
    content: '""',
    display: 'block',
    width: 6,
    height: 11,
    margin: '2px 0 0 6px',
    border: `solid ${vars.palette.common.paper}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '&[aria-invalid]': { borderColor: vars.palette.error.main },
  '&:disabled': { borderColor: vars.palette.divider, background: vars.palette.background.sunken },
}));

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'color'> {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function CheckField({ id: given, label, error, hint, ...input }: CheckFieldProps): ReactNode {
  const own = useId();
  const id = given ?? own;
  return (
    <div>
      <Label htmlFor={id}>
        <Box type="checkbox" id={id} {...describedBy(id, { error, hint })} {...input} />
        <span>{label}</span>
      </Label>
      <FieldNote id={noteId(id)} error={error} hint={hint} />
    </div>
  );
}
