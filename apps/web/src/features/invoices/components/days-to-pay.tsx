import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { daysToPayWords } from '@crewcall/contracts-bookings';
import { useSession } from '@crewcall/web-data-access';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { readsDaysToPay, useDaysToPayQuery } from '../api/days-to-pay.api';

const ReplyDialog = lazy(async () => ({ default: (await import('./days-to-pay-dialog')).DaysToPayDialog }));

const Told = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  '&.inset': { padding: '14px 24px', '@media (max-width: 767.95px)': { paddingInline: 16 } },
  '& p': { margin: 0, fontSize: '.875rem', lineHeight: 1.55, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .quiet': { color: vars.palette.text.secondary },
}));

interface DaysToPayProps {
  companyId: string;
  /** In a card without room of its own around it. */
  isInset?: boolean;
}

/** How soon a company pays, to crew and to itself, with its reply; nothing while few of its invoices are paid. */
export function DaysToPay({ companyId, isInset = false }: DaysToPayProps): ReactNode {
  const { user } = useSession();
  const { data } = useDaysToPayQuery(readsDaysToPay(user, companyId) ? companyId : skipToken);
  const [isReplying, setReplying] = useState(false);
  if (!data?.figure) return null;
  const { figure, reply } = data;
  const isOwn = user?.id === companyId;
  return (
    <Told className={isInset ? 'inset' : ''}>
      <p>{daysToPayWords(figure)}</p>
      {reply && (
        <p className="quiet">
          {isOwn ? 'You' : 'The company'}: {reply}
        </p>
      )}
      {isOwn && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => setReplying(true)}>
          {reply ? 'Change the reply' : 'Reply'}
        </Button>
      )}
      {isReplying && (
        <Suspense>
          <ReplyDialog {...{ companyId, figure, reply }} onClose={() => setReplying(false)} />
        </Suspense>
      )}
    </Told>
  );
}
