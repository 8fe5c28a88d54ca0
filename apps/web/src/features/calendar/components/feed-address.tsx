import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Note, TextField, VisuallyHidden } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** A new address, this once: afterwards only programs that were given it know it. */
export function FeedAddress({ path }: { path: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const address = new URL(path, window.location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Note tone="good" title="Your calendar address">
      It is shown this once. Anyone who has it reads what you chose above, without signing in: keep it to yourself.
      <TextField
        label="Address"
        value={address}
        onFocus={({ target }) => target.select()}
        input={{ readOnly: true, spellCheck: false }}
      />
      <Ways>
        <Button variant="contained" color="inherit" href={address.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy address'}
        </Button>
      </Ways>
      <VisuallyHidden role="status">{isCopied && 'Address copied'}</VisuallyHidden>
    </Note>
  );
}
