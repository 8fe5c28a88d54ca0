import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons';
import type { FieldWords } from './field';

/** The line under a field. It is announced when it changes, politely: the person may still be typing. */
export function FieldNote({
  id,
  error,
  good,
  hint,
}: { id?: string } & Pick<FieldWords, 'error' | 'good' | 'hint'>): ReactNode {
  const words = error || good || hint;
  const icon = error ? <AlertIcon /> : good ? <CheckIcon /> : <InfoIcon />;
  return (
    <div aria-live="polite">
      {words && (
        <FormHelperText id={id} error={Boolean(error)} className={!error && good ? 'is-good' : undefined}>
          {icon}
          <span>{words}</span>
        </FormHelperText>
      )}
    </div>
  );
}
