import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled('div')({ display: 'grid', gap: 4 });

export function AuthHead({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <Root>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {title}
      </Typography>
      {children && <Typography color="textSecondary">{children}</Typography>}
    </Root>
  );
}

/** The fields of a form, with its one button last. */
export const Fields = styled('form')({ display: 'grid', gap: 16, alignContent: 'start' });

/** A field and the rules that it has to keep. */
export const Ruled = styled('div')({ display: 'grid', gap: 6 });
