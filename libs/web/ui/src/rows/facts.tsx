import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const Root = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  alignContent: 'start',
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& dt': { color: vars.palette.text.hint },
}));

/** Names and values in two columns. A fact without a value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }): ReactNode {
  return (
    <Root>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Root>
  );
}
