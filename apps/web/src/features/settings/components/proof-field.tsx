import Button from '@mui/material/Button';
import { confirmationCode, type SignInMethods } from '@crewcall/contracts-identity';
import { errorText } from '@crewcall/web-data-access';
import { PasswordField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSendConfirmationCodeMutation } from '../api/account.api';

interface ProofFieldProps {
  methods: SignInMethods | undefined;
  label: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** Who are you? The password of an account that has one, else a code that comes by mail. */
export function ProofField({ methods, label, value, error, onChange }: ProofFieldProps): ReactNode {
  const [send, { data, error: sendError, isLoading }] = useSendConfirmationCodeMutation();
  if (methods?.has_password !== false) {
    return (
      <PasswordField
        label={label}
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      label="Code from our mail"
      value={value}
      error={error ?? (sendError && errorText(sendError, 'The code could not be sent. Please try again.'))}
      hint={data?.message ?? 'Your account has no password, so we send you a code to confirm that it is you.'}
      input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: confirmationCode.digits + 2 }}
      onChange={(event) => onChange(event.target.value)}
      end={
        <Button size="small" onClick={() => void send()} disabled={isLoading}>
          {isLoading ? 'Sending...' : data ? 'Send again' : 'Send code'}
        </Button>
      }
    />
  );
}
