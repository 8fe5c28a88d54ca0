import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted } from '@crewcall/contracts-core';
import { moneyWords, type Role } from '@crewcall/contracts-bookings';
import { SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { costOf } from '../model/schedule';

const Lines = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 8,
  '& dt': { paddingRight: 16 },
  '& dd': { textAlign: 'right' },
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& .sum': { paddingTop: 8, borderTop: `1px solid ${vars.palette.divider}`, fontWeight: 620 },
}));

/** What a job will cost by its estimates: who is booked, and what is still to fill. */
export function ScheduleCost({ roles }: { roles: readonly Role[] }): ReactNode {
  const { booked, open, hasUnknown } = costOf(roles);
  if (booked.pence + open.pence === 0) return null;
  return (
    <SectionCard title="All roles">
      <Lines>
        <dt>Booked, {counted(booked.people, 'person', 'people')}</dt>
        <dd>{moneyWords(booked.pence)}</dd>
        <dt>Still to fill, {open.people}</dt>
        <dd>{moneyWords(open.pence)}</dd>
        <dt className="sum">Estimate</dt>
        <dd className="sum">{moneyWords(booked.pence + open.pence)}</dd>
      </Lines>
      <Typography variant="body2" color="textSecondary">
        Expenses and kit hire are not in it.
        {hasUnknown && ' Roles without an amount or with times to follow are left out.'}
      </Typography>
    </SectionCard>
  );
}
