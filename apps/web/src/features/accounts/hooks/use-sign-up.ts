import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { signUpProblems, signUpTexts, type ChosenRole, type SignUpForm } from '@crewcall/contracts-identity';
import { fieldErrors, useSignUpMutation } from '@crewcall/web-data-access';
import { withUncommonPassword } from '../model/accounts.rules';
import { browserKey } from '../model/browser-key.storage';
import { judgedBy } from '../../../shared/forms';
import { serverText } from '../model/server-text';

const empty: SignUpForm = { email: '', password: '', confirmPassword: '', role: 'freelancer', acceptedTerms: false };

export interface SignedUp {
  email: string;
  /** Only where no mail is delivered. */
  link?: string;
}

/** The sign-up form and what comes of it. A success clears the form. */
export function useSignUp(
  { role: presetRole, next }: { role: ChosenRole; next?: string },
  onSignedUp: (signedUp: SignedUp) => void,
): {
  form: UseFormReturn<SignUpForm>;
  submit: () => Promise<void>;
  problem?: string;
  isBusy: boolean;
} {
  const form = useForm<SignUpForm>({
    resolver: judgedBy<SignUpForm>(withUncommonPassword(signUpProblems)),
    mode: 'onTouched',
    defaultValues: { ...empty, role: presetRole },
  });
  const [signUp, { isLoading }] = useSignUpMutation();
  const [problem, setProblem] = useState<string>();
  const submit = form.handleSubmit(async ({ email, password, role, acceptedTerms }) => {
    setProblem(undefined);
    const answer = await signUp({
      email: email.trim(),
      password,
      role,
      acceptedTerms,
      next,
      browser_key: browserKey(),
    });
    if (answer.error) {
      for (const [field, message] of Object.entries(fieldErrors(answer.error)))
        if (field === 'email' || field === 'password') form.setError(field, { type: 'server', message });
      setProblem(serverText(answer.error, signUpTexts.unexpected, signUpTexts.failed));
      return;
    }
    form.reset(empty);
    onSignedUp({ email: email.trim(), link: answer.data.verification_link });
  });
  return { form, submit, problem, isBusy: isLoading };
}
