import { termsProblems, type MakeOffersRequest, type Role } from '@crewcall/contracts-bookings';
import { useState } from 'react';
import { termsRequestOf, termsValuesOf, type TermsValues } from '../model/terms-values';

/** Terms of one offer: the role's, until they are changed for the people asked. */
export function useOfferTerms(role: Role | undefined) {
  const [changed, setChanged] = useState<{ roleId: string; values: TermsValues } | null>(null);
  // What was changed for one role says nothing about another.
  const values = changed && changed.roleId === role?.id ? changed.values : null;
  const terms = values && termsRequestOf(values);
  return {
    /** Null while the role's hold. */
    values,
    problems: Object.fromEntries(terms ? termsProblems(terms) : []),
    set: (of: TermsValues): void => setChanged(role ? { roleId: role.id, values: of } : null),
    begin: (): void => setChanged(role ? { roleId: role.id, values: termsValuesOf(role.terms) } : null),
    reset: (): void => setChanged(null),
    toRequest: (): Pick<MakeOffersRequest, 'terms'> => (terms ? { terms } : {}),
  };
}

export type OfferTermsValues = ReturnType<typeof useOfferTerms>;
