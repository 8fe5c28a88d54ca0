import { styled } from '@mui/material/styles';
import { CheckField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { ApprovalFields } from '../model/approval-fields';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

interface ApprovalPartProps {
  register: UseFormRegister<ApprovalFields & { role: string; rate: string; agrees: boolean }>;
  isOpen: boolean;
  error: string | undefined;
}

/** What the lead may accept for a member, and for how long. */
export function ApprovalPart({ register, isOpen, error }: ApprovalPartProps): ReactNode {
  return (
    <>
      <CheckField label="My lead may accept for me within my rate and radius" error={error} {...register('approves')} />
      {isOpen && (
        <>
          <Pair>
            <TextField label="At least (£ a day)" input={{ inputMode: 'decimal' }} {...register('floor')} />
            <TextField label="Within (miles)" input={{ inputMode: 'numeric' }} {...register('miles')} />
          </Pair>
          <Pair>
            <TextField label="From" type="date" {...register('from')} />
            <TextField label="Until" type="date" {...register('until')} />
          </Pair>
        </>
      )}
    </>
  );
}
