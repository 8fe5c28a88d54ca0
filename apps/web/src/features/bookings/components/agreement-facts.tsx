import { styled } from '@mui/material/styles';
import {
  type Booking,
  callWords,
  cancelTermsLines,
  moneyWords,
  type Offer,
  rateWords,
  termsLines,
} from '@crewcall/contracts-bookings';
import { Facts } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';

const Lines = styled('ul')({ display: 'grid', gap: 2 });

interface AgreementFactsProps {
  of: Offer | Booking;
  /** Behind the place: 'about 12 miles from Leeds', with what divides the two. */
  distance?: ReactNode;
}

/** When, where and on which terms: the same words in an offer and in its booking. */
export function AgreementFacts({ of, distance }: AgreementFactsProps): ReactNode {
  const { calls, location, terms, estimate } = of;
  const cancelled = cancelledOf(of);
  return (
    <Facts
      facts={[
        [
          calls.length > 1 ? 'Calls' : 'Call',
          <Lines key="calls">
            {calls.map((call) => (
              <li key={call.id}>
                {callWords(call)}
                {call.starts_at && <LondonTime />}
                {call.place && call.place !== location && `, ${call.place}`}
                {cancelled.includes(call.id) && ' (cancelled)'}
              </li>
            ))}
          </Lines>,
        ],
        [
          'Place',
          <span key="place">
            {location}
            {distance}
          </span>,
        ],
        ['Pay', rateWords(terms)],
        ['Kit', (terms.kit ?? []).map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')],
        ['Terms', termsLines(terms).join(', ')],
        ['If the company cancels', cancelTermsLines(terms).join(', ')],
        [
          'Estimate',
          estimate && (
            <Lines key="estimate">
              {estimate.lines.map((line, index) => (
                <li key={index}>
                  {line.words}: {moneyWords(line.pence)}
                </li>
              ))}
              <li>
                <b>About {moneyWords(estimate.total_pence)}</b>
              </li>
            </Lines>
          ),
        ],
      ]}
    />
  );
}

/** Single calls; of what is cancelled as a whole that is said above. */
const cancelledOf = (of: Offer | Booking): string[] =>
  'cancellations' in of
    ? of.cancellations.flatMap(({ is_whole, put_back_at, call_ids }) => (is_whole || put_back_at ? [] : call_ids))
    : [];
