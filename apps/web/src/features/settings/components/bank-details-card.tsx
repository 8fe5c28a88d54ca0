import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type BankDetails,
  dayWords,
  type MaskedBankDetails,
  sortCodeWords,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ActionRow, ConfirmDialog, ErrorPanel, LineSkeleton, Loading, Note, SectionCard } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useBankDetailsQuery, useRemoveBankDetailsMutation } from '../api/bank-details.api';
import { BankDetailsDialog } from './bank-details-dialog';
import { ShowBankDetailsDialog } from './show-bank-details-dialog';

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  overflowWrap: 'anywhere',
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { fontWeight: 620, fontVariantNumeric: 'tabular-nums' },
}));

type Open = 'show' | 'edit' | 'remove' | null;

const wholeFacts = ({ account_name, sort_code, account, utr }: BankDetails): [string, string][] => [
  ['Name', account_name],
  ['Sort code', sortCodeWords(sort_code)],
  ['Account', account],
  ['UTR', utr ?? 'Not given'],
];
const maskedFacts = ({ account, has_utr }: MaskedBankDetails): [string, string][] => [
  ['Account', account],
  ['UTR', has_utr ? 'Given' : 'Not given'],
];

/** In Settings, for crew: where they are paid. */
export function BankDetailsCard(): ReactNode {
  const { data: masked, error, refetch, isFetching } = useBankDetailsQuery();
  return (
    <SectionCard title="Bank details">
      <Typography variant="body2" color="textSecondary">
        Where companies pay you. Kept encrypted. A company sees them only on an invoice that you issue to it, and we
        mail you whenever they change.
      </Typography>
      {error && masked === undefined ? (
        <ErrorPanel
          message={errorText(error, 'Your bank details could not be loaded.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : masked === undefined ? (
        <Loading label="Loading your bank details">
          <LineSkeleton height={56} />
        </Loading>
      ) : (
        <Known masked={masked} />
      )}
    </SectionCard>
  );
}

function Known({ masked }: { masked: MaskedBankDetails | null }): ReactNode {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<Open>(null);
  const [shown, setShown] = useState<BankDetails | null>(null);
  const [remove, { isLoading, error }] = useRemoveBankDetailsMutation();
  const close = (): void => setOpen(null);
  const done = (title: string): void => {
    setShown(null);
    close();
    dispatch(showToast({ tone: 'good', title }));
  };
  const takeOut = async (): Promise<void> => {
    const { error: failure } = await remove();
    if (failure) close();
    else done('Bank details removed');
  };
  return (
    <>
      {masked && (
        <List aria-label="Bank details">
          {(shown ? wholeFacts(shown) : maskedFacts(masked)).map(([name, value]) => (
            <FactLine key={name} name={name} value={value} />
          ))}
          {masked.changed_at && (
            <FactLine name="Changed" value={dayWords(wallTimeOf(new Date(masked.changed_at)).day)} />
          )}
        </List>
      )}
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'They were not removed. Please try again.')}
        </Note>
      )}
      <ActionRow>
        {masked && (
          <Button variant="outlined" onClick={() => (shown ? setShown(null) : setOpen('show'))}>
            {shown ? 'Hide' : 'Show'}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {masked ? 'Change' : 'Add bank details'}
        </Button>
        {masked && (
          <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
            Remove
          </Button>
        )}
      </ActionRow>
      {open === 'show' && (
        <ShowBankDetailsDialog
          onClose={close}
          onShown={(details) => {
            setShown(details);
            close();
          }}
        />
      )}
      {open === 'edit' && (
        <BankDetailsDialog known={masked} shown={shown} onSaved={() => done('Bank details saved')} onClose={close} />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        title="Remove your bank details?"
        confirmLabel="Remove"
        busyLabel="Removing..."
        isBusy={isLoading}
        onConfirm={() => void takeOut()}
        onClose={close}
      >
        New invoices say nothing of where to pay. Those that you issued stay as they are.
      </ConfirmDialog>
    </>
  );
}

const FactLine = ({ name, value }: { name: string; value: string }): ReactNode => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
