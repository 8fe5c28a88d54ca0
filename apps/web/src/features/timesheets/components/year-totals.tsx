import { styled } from '@mui/material/styles';
import { counted, madeOnce } from '@crewcall/contracts-core';
import {
  expenseRoutes,
  dayWords,
  type Earnings,
  type EarningsQuery,
  earningsLimits,
  type EarningsSum,
  payWords,
  taxYearOf,
  taxYearWords,
} from '@crewcall/contracts-bookings';
import { Card, CardBody, Section, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { FileButton } from '../../../shared/files/file-button';
import { QueryState } from '../../../shared/query-state';
import { useToday } from '../../../shared/time';
import { useEarningsQuery } from '../api/earnings.api';
import type { HoursSide } from '../hooks/use-timesheets-address';

const Totals = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 24,
  '& p': { margin: 0 },
  '& .sum': { fontSize: '2rem', fontWeight: 640, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
  '& .quiet, & caption': { color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& caption': { textAlign: 'left', paddingBottom: 4 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': { padding: '8px 0', borderTop: `1px solid ${vars.palette.divider}`, fontWeight: 'inherit' },
  '& th': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type': { width: 80 },
  '& td:last-of-type': { width: 112 },
  '@media (max-width: 479.95px)': { '& td:first-of-type': { width: 56 }, '& td:last-of-type': { width: 92 } },
}));
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'start',
  // Beside the boxes, below their labels; under them on a phone.
  '& > .MuiButton-root': { marginTop: 28, '@media (max-width: 479.95px)': { marginTop: 0 } },
});

type By = NonNullable<EarningsQuery['by']>;

/** A credit note of another month can leave less than nothing. */
function totalOf({ pay_pence, expenses_pence }: EarningsSum): string {
  const total = pay_pence + expenses_pence;
  return total < 0 ? `−${payWords(-total)}` : payWords(total);
}
const months = madeOnce(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const monthWords = (month: string): string => months().format(new Date(`${month}-01T00:00:00Z`));
/** So many years back can be chosen. */
const YEARS = 6;

/** What was agreed or invoiced in a tax year, by month and by whom or what, and as a file. */
export function YearTotals({ side }: { side: HoursSide }): ReactNode {
  const current = taxYearOf(useToday());
  const [chosen, setYear] = useState<number>();
  const [by, setBy] = useState<By>('worked');
  const year = chosen ?? current;
  const { currentData: data, ...answer } = useEarningsQuery({ side, by, year });
  const years = Array.from({ length: YEARS + 1 }, (_year, back) => current - back).filter(
    (one) => one >= earningsLimits.firstYear,
  );
  return (
    <Section title={side === 'freelancer' ? 'Earned in a tax year' : 'Spent in a tax year'}>
      <Card>
        <CardBody>
          <Tools>
            <SelectField
              label="Tax year"
              options={years.map((one) => ({ value: String(one), label: taxYearWords(one) }))}
              value={String(year)}
              onChange={({ target }) => setYear(Number(target.value))}
            />
            <SelectField
              label="By"
              options={[
                { value: 'worked', label: 'Day worked' },
                { value: 'invoice', label: 'Invoice' },
              ]}
              value={by}
              onChange={({ target }) => setBy(target.value === 'invoice' ? 'invoice' : 'worked')}
            />
            {data && data.months.length > 0 && (
              <FileButton
                label="CSV"
                description={`CSV of ${taxYearWords(year)}`}
                path={`${expenseRoutes.earningsFile}?side=${side}&by=${by}&year=${year}`}
                name={`${side === 'freelancer' ? 'earned' : 'spent'}-${year}${by === 'invoice' ? '-by-invoice' : ''}.csv`}
              />
            )}
          </Tools>
          {data ? (
            <Sums earnings={data} side={side} by={by} />
          ) : (
            <QueryState query={answer} what="the totals" rows={2} height={48} />
          )}
        </CardBody>
      </Card>
    </Section>
  );
}

function Sums({ earnings, side, by }: { earnings: Earnings; side: HoursSide; by: By }): ReactNode {
  const { from, to, days, expenses_pence, parts, parts_total } = earnings;
  if (!earnings.months.length)
    return (
      <p>
        Nothing {by === 'invoice' ? 'invoiced' : 'agreed'} from {dayWords(from)} {from.slice(0, 4)} to {dayWords(to)}{' '}
        {to.slice(0, 4)}.
      </p>
    );
  const companies = counted(parts_total, 'company', 'companies');
  const count = `${counted(days, 'day')} worked${side === 'freelancer' ? ` for ${companies}` : ''}`;
  const spent = expenses_pence > 0 && `, ${payWords(expenses_pence)} of it expenses`;
  return (
    <Totals>
      <div>
        <p className="sum">{totalOf(earnings)}</p>
        <p className="quiet">
          {count}
          {by === 'invoice' && ', invoiced'} since {dayWords(from)} {from.slice(0, 4)}
          {spent}
        </p>
      </div>
      <SumTable caption="By month" rows={earnings.months.map(({ month, ...sum }) => [monthWords(month), sum])} />
      <SumTable
        caption={side === 'freelancer' ? 'By company' : 'By job and role'}
        rows={parts.map(({ name, role_name, ...sum }) => [[name, role_name].filter(Boolean).join(', '), sum])}
      />
      {parts_total > parts.length && (
        <p className="quiet">
          The largest {parts.length} of {parts_total}. The CSV has all.
        </p>
      )}
    </Totals>
  );
}

function SumTable({ caption, rows }: { caption: string; rows: [string, EarningsSum][] }): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, sum], index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            <td>{counted(sum.days, 'day')}</td>
            <td>{totalOf(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
