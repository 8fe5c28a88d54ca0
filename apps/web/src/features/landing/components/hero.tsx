import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { webRoutes } from '@crewcall/contracts-core';
import { LinkButton, phone, StageArt, Wrap } from '@crewcall/web-ui';

const Root = styled('section')(({ theme: { vars } }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.palette.stage.bg,
  color: vars.palette.stage.text,
  '& .lede': {
    maxWidth: '44ch',
    color: vars.palette.stage.text2,
    fontSize: '1.1875rem',
    lineHeight: 1.5,
    '& b': { color: vars.palette.stage.text, fontWeight: 600 },
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  // The stage is dark in both themes, and so is the amber on it.
  '& .go': {
    background: vars.palette.stage.accent,
    borderColor: vars.palette.stage.accent,
    color: vars.palette.stage.onAccent,
    '&:hover': { background: vars.palette.stage.accentHover },
  },
  '& .quiet': {
    background: 'transparent',
    borderColor: `rgb(from ${vars.palette.stage.text} r g b / .55)`,
    color: vars.palette.stage.text,
    '&:hover': {
      background: `rgb(from ${vars.palette.stage.text} r g b / .1)`,
      borderColor: vars.palette.stage.text,
    },
  },
  '& :focus-visible': { outlineColor: vars.palette.stage.accent },
  [phone]: { '& .ways > *': { flex: '1 1 auto' }, '& .lede': { fontSize: '1.0625rem' } },
}));

const Inside = styled(Wrap)({
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  minHeight: 560,
  paddingBlock: '132px 112px',
  [phone]: { minHeight: 0, paddingBlock: '132px 104px' },
});

/** Who it is for, that it is free, and what to press. */
export function Hero(): ReactNode {
  return (
    <Root>
      <StageArt />
      <Inside>
        <Typography variant="h1" tabIndex={-1} sx={{ maxWidth: '12ch' }}>
          Every show starts with a crew call.
        </Typography>
        <p className="lede">
          CrewCall connects freelance sound, lighting, AV, video and stage crew with the UK companies putting on events.{' '}
          <b>Registering and posting jobs are free.</b>
        </p>
        <div className="ways">
          <LinkButton className="go" size="large" variant="contained" to={webRoutes.auth.href({ tab: 'signup' })}>
            Get Started
          </LinkButton>
          <LinkButton className="quiet" size="large" variant="outlined" to={webRoutes.jobs.href()}>
            Browse Opportunities
          </LinkButton>
        </div>
      </Inside>
    </Root>
  );
}
