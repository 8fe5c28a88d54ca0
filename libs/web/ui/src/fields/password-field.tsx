import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { EyeIcon, HideIcon } from '../icons';
import { TextField, type TextFieldProps } from './text-field';

export function PasswordField(props: Omit<TextFieldProps, 'end' | 'type'>): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <HideIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
