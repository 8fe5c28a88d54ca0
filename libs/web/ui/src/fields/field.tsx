import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldNote } from './field-note';

const Root = styled('div')({
  display: 'grid',
  // A day is not wider than its place.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
  // An empty note is there to be heard when it fills, and takes no gap. Out of the flow it would take none either, but
  // the browser holds a scrolled page still only while nothing comes back into the flow.
  '& > [aria-live]:empty': { marginTop: -6 },
});
const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16, flexWrap: 'wrap' });
const Optional = styled('span')(({ theme: { vars } }) => ({ fontWeight: 400, color: vars.palette.text.hint }));

export interface FieldWords {
  label: ReactNode;
  isOptional?: boolean;
  /** Right of the label: a link, a counter. */
  labelEnd?: ReactNode;
  /** What is wrong. It replaces the hint. */
  error?: ReactNode;
  /** What is right, once it is. */
  good?: ReactNode;
  hint?: ReactNode;
}

/** Label above, control, and one line below that says what is wrong, right or helpful. */
export function Field({
  id,
  label,
  isOptional,
  labelEnd,
  error,
  good,
  hint,
  children,
}: FieldWords & { id: string; children: ReactNode }): ReactNode {
  return (
    <Root>
      <Top>
        <FormLabel htmlFor={id}>
          {label} {isOptional && <Optional>(optional)</Optional>}
        </FormLabel>
        {labelEnd}
      </Top>
      {children}
      <FieldNote id={noteId(id)} error={error} good={good} hint={hint} />
    </Root>
  );
}

export const noteId = (id: string): string => `${id}-note`;

/** The `aria-` attributes that tie a control to its note. */
export function describedBy(id: string, { error, good, hint }: Pick<FieldWords, 'error' | 'good' | 'hint'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || good || hint ? noteId(id) : undefined,
  } as const;
}
