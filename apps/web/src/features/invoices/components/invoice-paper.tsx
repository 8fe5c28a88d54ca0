import { styled } from '@mui/material/styles';
import {
  type Invoice,
  invoiceKindWords,
  paperDay,
  payWords,
  sortCodeWords,
  vatNumberWords,
  vatRateNames,
  type VatOfRate,
  workedWords,
} from '@crewcall/contracts-bookings';
import { phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export const Sheet = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 20,
  padding: 32,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 16 },
  '& h2, & p': { margin: 0 },
  '& .lines': { whiteSpace: 'pre-line' },
  '& .soft': { color: vars.palette.text.secondary },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: '10px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& thead th': { fontWeight: 640 },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& small': { display: 'block', color: vars.palette.text.secondary },
  '& .num': { paddingLeft: 12, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .total th, & .total td': { fontWeight: 640 },
  [phone]: { padding: 16 },
  '@media print': { padding: 0 },
}));

/** The document as it was issued. */
export function InvoicePaper({ invoice }: { invoice: Invoice }): ReactNode {
  const { kind, number, issued_on, due_on, vat_number, po_number, credits_number, bank } = invoice;
  return (
    <Sheet as="article" aria-label={`${invoiceKindWords[kind]} ${number ?? ''}`}>
      <div className="head">
        <div>
          <h2>{invoiceKindWords[kind]}</h2>
          <p>{number}</p>
          <p className="soft">{paperDay(issued_on ?? '')}</p>
        </div>
        <div>
          <p>
            <b>{invoice.seller_name}</b>
          </p>
          <p className="lines">{invoice.seller_address}</p>
          {vat_number && <p>VAT {vatNumberWords(vat_number)}</p>}
        </div>
      </div>
      <div>
        <p className="soft">To</p>
        <p>
          <b>{invoice.buyer_name}</b>
        </p>
        <p className="lines">{invoice.buyer_address}</p>
        {po_number && <p>PO {po_number}</p>}
      </div>
      <p>
        Work done on {workedWords(invoice)}.{credits_number && ` Credits invoice ${credits_number} whole.`}
      </p>
      <LinesTable invoice={invoice} />
      {due_on && (
        <p>
          <b>To pay by {paperDay(due_on)}</b>, {invoice.terms_days} days after the issue.
        </p>
      )}
      {bank && (
        <p>
          {bank.account_name}, sort code {sortCodeWords(bank.sort_code)}, account {bank.account}
        </p>
      )}
    </Sheet>
  );
}

/** Each line, and with VAT the net, VAT and gross of each rate. */
export function LinesTable({ invoice }: { invoice: Invoice }): ReactNode {
  const { lines, vat, vat_pence, net_pence, gross_pence, kind } = invoice;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          {vat && (
            <th scope="col" className="num">
              VAT
            </th>
          )}
          <th scope="col" className="num">
            {vat ? 'Net' : 'Amount'}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td>
              {line.what}
              <small>{[paperDay(line.day), line.words].filter(Boolean).join(', ')}</small>
            </td>
            {vat && <td className="num">{line.vat && vatRateNames[line.vat]}</td>}
            <td className="num">{payWords(line.pence)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {vat && (
          <>
            <Sum label="Net" pence={net_pence} />
            {vat.map((of) => (
              <Sum key={of.rate} label={wordsOfRate(of)} pence={of.vat_pence} />
            ))}
            {vat.length > 1 && <Sum label="VAT" pence={vat_pence ?? 0} />}
          </>
        )}
        <Sum
          label={kind === 'credit_note' ? 'Total credited' : 'Total'}
          pence={gross_pence}
          isTotal
          span={vat ? 2 : 1}
        />
      </tfoot>
    </table>
  );
}

function wordsOfRate({ rate, net_pence, gross_pence }: VatOfRate): string {
  const name = rate === 'exempt' ? 'Exempt from VAT' : `VAT ${vatRateNames[rate]}`;
  return `${name} on ${payWords(net_pence)}, with it ${payWords(gross_pence)}`;
}

interface SumProps {
  label: string;
  pence: number;
  isTotal?: boolean;
  /** Columns before the amount. */
  span?: number;
}

const Sum = ({ label, pence, isTotal = false, span = 2 }: SumProps): ReactNode => (
  <tr className={isTotal ? 'total' : undefined}>
    <th scope="row" colSpan={span}>
      {label}
    </th>
    <td className="num">{payWords(pence)}</td>
  </tr>
);
