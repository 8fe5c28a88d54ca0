import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Root = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > *': { width: '100%' },
  '& > .MuiButton-root': { width: 'auto' },
  '& + &': { paddingTop: 20, borderTop: `1px solid ${vars.palette.divider}` },
}));

/** One subject of a settings card. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Root>
  );
}
