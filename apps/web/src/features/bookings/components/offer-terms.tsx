import Button from '@mui/material/Button';
import { rateWords, type Role } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import type { OfferTermsValues } from '../hooks/use-offer-terms';
import { TermsFields } from './terms-fields';

/** The terms of the role as they are offered, and what is changed of them for this person. */
export function OfferTerms({ role, values }: { role: Role; values: OfferTermsValues }): ReactNode {
  const { values: changed, problems, set, begin, reset } = values;
  return (
    <>
      <p>
        {changed
          ? 'Other terms than the role’s, for this offer alone.'
          : `Terms of the role: ${rateWords(role.terms)}.`}
      </p>
      {changed && <TermsFields values={changed} onChange={set} {...{ problems }} />}
      <Button size="small" variant="outlined" onClick={changed ? reset : begin} sx={{ justifySelf: 'start' }}>
        {changed ? 'Use the role’s terms' : 'Change terms'}
      </Button>
    </>
  );
}
