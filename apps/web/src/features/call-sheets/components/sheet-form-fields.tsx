import { styled } from '@mui/material/styles';
import {
  type SheetFields,
  sheetLabels,
  sheetLimits,
  type SheetTextField,
  sheetTextFields,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { phone, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { type SheetValues, sheetValuesOf } from '../model/sheet-values';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const hints: Partial<Record<SheetTextField, string>> = {
  what3words: 'Such as filled.count.soap',
  load_in: 'Which door, and what to say at the gate',
  wifi: 'Name and password',
};
const lines = (field: SheetTextField): boolean => field !== 'what3words';

interface SheetFormFieldsProps {
  values: SheetValues;
  /** What holds for the whole job, where this is of one call. */
  others: SheetFields | null;
  onChange: (changes: Partial<SheetValues>) => void;
}

/** Every field that a company types, each as long as it needs. */
export function SheetFormFields({ values, others, onChange }: SheetFormFieldsProps): ReactNode {
  const ofJob = others && sheetValuesOf(others);
  const bind = (field: keyof SheetValues) => ({
    value: values[field],
    placeholder: ofJob?.[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <Pair role="group" aria-label="Site contact">
        <TextField
          label="Site contact"
          isOptional
          {...bind('contactName')}
          input={{ maxLength: sheetLimits.contact }}
        />
        <TextField label="Their role" isOptional {...bind('contactRole')} input={{ maxLength: sheetLimits.contact }} />
        <TextField
          label="Their phone"
          isOptional
          type="tel"
          {...bind('contactPhone')}
          input={{ maxLength: sheetLimits.phone }}
        />
      </Pair>
      <Pair>
        {sheetTextFields.map((field) => (
          <TextField
            key={field}
            label={sheetLabels[field]}
            isOptional
            hint={hints[field]}
            {...(lines(field) && { multiline: true, minRows: 2 })}
            {...bind(field)}
            input={{ maxLength: unitsOf(sheetLimits.text) }}
          />
        ))}
      </Pair>
      <TextField
        label={sheetLabels.running_order}
        isOptional
        hint={`A line each, at most ${sheetLimits.runningOrder}: 07:30 Sound call`}
        multiline
        minRows={6}
        {...bind('order')}
      />
    </>
  );
}
