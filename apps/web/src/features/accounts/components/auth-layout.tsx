import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckIcon, phone, StageArt } from '@crewcall/web-ui';

const oneColumn = '@media (max-width: 899.95px)';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: 'calc(100vh - 64px)',
  [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
});

const Form = styled('div')({
  display: 'grid',
  placeItems: 'start center',
  padding: '32px 24px 64px',
  '& > div': { display: 'grid', gap: 24, width: 'min(440px, 100%)' },
  [oneColumn]: { paddingTop: 16 },
  [phone]: { paddingInline: 16 },
});

const Side = styled('aside')(({ theme: { vars } }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  overflow: 'hidden',
  padding: '232px 48px 48px',
  background: vars.palette.stage.bg,
  color: vars.palette.stage.text,
  '& p': { maxWidth: '16ch', fontSize: '2rem', fontWeight: 640, lineHeight: 1.2, letterSpacing: '-.025em' },
  '& li': { display: 'flex', gap: 10, paddingBlock: 4, color: vars.palette.stage.text2 },
  '& li .MuiSvgIcon-root': { marginTop: 2, color: vars.palette.stage.accent },
  [oneColumn]: { display: 'none' },
}));

const promises = ['Jobs by date, place and rate', 'Companies see when you are free', 'Ratings from real bookings only'];

/** A form on the left; the stage on the right where there is room. */
export function AuthLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <Root>
      <Form>
        <div>{children}</div>
      </Form>
      <Side aria-label="About CrewCall">
        <StageArt height={820} />
        <p>Be there for the call.</p>
        <ul>
          {promises.map((promise) => (
            <li key={promise}>
              <CheckIcon />
              {promise}
            </li>
          ))}
        </ul>
      </Side>
    </Root>
  );
}
