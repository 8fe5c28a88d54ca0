import { confirmationTexts } from '@crewcall/contracts-identity';
import { errorText } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useSignInMethodsQuery } from '../api/account.api';
import { useGiveProofMutation } from '../api/bank-details.api';

/** What is typed as a proof, and what identity makes of it. */
export function useProof() {
  const { data: methods } = useSignInMethodsQuery();
  const [ask, { isLoading }] = useGiveProofMutation();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const hasPassword = methods?.has_password !== false;
  /** Undefined where it came to nothing: why stands at the field. */
  const give = async (): Promise<string | undefined> => {
    if (!value) {
      setProblem(hasPassword ? confirmationTexts.passwordRequired : confirmationTexts.required);
      return undefined;
    }
    const { data, error } = await ask(hasPassword ? { password: value } : { code: value });
    if (error) setProblem(errorText(error, 'Please try again.'));
    return data?.proof;
  };
  const field = {
    methods,
    label: 'Your password',
    value,
    error: problem,
    onChange: (typed: string): void => {
      setValue(typed);
      setProblem(undefined);
    },
  };
  return { give, field, isLoading };
}
