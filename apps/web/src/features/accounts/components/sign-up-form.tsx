import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TERMS_PATH } from '@crewcall/contracts-core';
import {
  signUpPasswordProblem,
  signUpProblems,
  signUpTexts,
  passwordTexts,
  type SignUpForm as Values,
} from '@crewcall/contracts-identity';
import { CheckField, ChoiceField, Note, PasswordField, RuleList, TextField } from '@crewcall/web-ui';
import { PasswordStrength } from '../../../shared/passwords';
import { Fields, Ruled } from './auth-head';

const roleChoices = [
  { value: 'freelancer', label: 'Freelancer', text: 'I work on shows' },
  { value: 'recruiter', label: 'Recruiter', text: 'I hire crew' },
];

const terms = (
  <>
    I accept the{' '}
    <Link href={TERMS_PATH} target="_blank" rel="noopener">
      Terms and Conditions
    </Link>
  </>
);

interface SignUpFormProps {
  form: UseFormReturn<Values>;
  onSubmit: () => Promise<void>;
  /** What the service answered, if it refused. */
  problem?: string;
  isBusy: boolean;
}

/** While a user types the hint is short; the rule in full stands there once they left the field. */
function confirmHints(
  { password = '', confirmPassword = '' }: Partial<Values>,
  problem?: string,
): Pick<ComponentProps<typeof PasswordField>, 'error' | 'good'> {
  if (password !== '' && password === confirmPassword) return { good: signUpTexts.hintMatch };
  return { error: problem ?? (confirmPassword ? signUpTexts.hintMismatch : undefined) };
}

const isOnlyTermsLeft = (values: Partial<Values>): boolean =>
  Object.keys(signUpProblems(values)).join() === 'acceptedTerms';

/** The button wakes when every rule holds; what is still missing is said as soon as a field was left. */
export function SignUpForm({ form, onSubmit, problem, isBusy }: SignUpFormProps): ReactNode {
  const { register, control, formState } = form;
  const { errors, isValid } = formState;
  const values = useWatch({ control });
  const { password = '' } = values;
  return (
    <Fields
      noValidate
      aria-label="Sign Up"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {problem && (
        <Note tone="bad" title={signUpTexts.failedTitle} isAlert>
          {problem}
        </Note>
      )}
      <ChoiceField label="I am joining as" choices={roleChoices} {...register('role')} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <Ruled>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        {!errors.password && (
          <RuleList rules={[{ text: passwordTexts.signUpTooShort, holds: signUpPasswordProblem(password) === null }]} />
        )}
        <PasswordStrength password={password} />
      </Ruled>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...confirmHints(values, errors.confirmPassword?.message)}
        {...register('confirmPassword')}
      />
      <CheckField label={terms} error={errors.acceptedTerms?.message} {...register('acceptedTerms')} />
      <Button type="submit" variant="contained" fullWidth disabled={!isValid || isBusy} sx={{ minHeight: 48 }}>
        {isBusy ? 'Signing up...' : 'Sign Up'}
      </Button>
      {isOnlyTermsLeft(values) && !errors.acceptedTerms && (
        <Typography variant="body2" sx={{ color: 'text.hint', textAlign: 'center' }}>
          {signUpTexts.termsRequired}
        </Typography>
      )}
    </Fields>
  );
}
