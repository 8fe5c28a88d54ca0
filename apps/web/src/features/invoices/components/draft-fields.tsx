import { styled } from '@mui/material/styles';
import { invoiceLimits } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { CheckField, phone, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { DraftProblems, DraftValues } from '../model/draft-values';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface DraftFieldsProps {
  values: DraftValues;
  problems: DraftProblems;
  onChange: (some: Partial<DraftValues>) => void;
}

/** Who sells, who buys and on which terms. */
export function DraftFields({ values, problems, onChange }: DraftFieldsProps): ReactNode {
  const field = (name: Exclude<keyof DraftValues, 'hasVat' | 'rates'>, label: string, max: number) => ({
    label,
    value: values[name],
    error: problems[name],
    input: { maxLength: unitsOf(max) },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const address = { multiline: true, rows: 3 } as const;
  return (
    <>
      <Pair>
        <TextField {...field('seller_name', 'Your name or trading name', invoiceLimits.name)} />
        <TextField {...field('buyer_name', 'Company', invoiceLimits.name)} />
        <TextField {...field('seller_address', 'Your address', invoiceLimits.address)} {...address} />
        <TextField {...field('buyer_address', 'Address of the company', invoiceLimits.address)} {...address} />
        <TextField
          {...field('prefix', 'Number begins with', invoiceLimits.prefix)}
          hint="The year and a number without gaps follow, such as 2026-0014."
        />
        <TextField {...field('po_number', 'PO number', invoiceLimits.po)} isOptional />
        <TextField {...field('terms_days', 'Days to pay', 2)} />
      </Pair>
      <CheckField
        label="I charge VAT"
        checked={values.hasVat}
        onChange={({ target }) => onChange({ hasVat: target.checked })}
      />
      {values.hasVat && (
        <TextField
          {...field('vat_number', 'VAT number', 20)}
          hint="Only its check digits are looked at; no register is asked."
        />
      )}
    </>
  );
}
