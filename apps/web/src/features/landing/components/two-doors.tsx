import { webRoutes } from '@crewcall/contracts-core';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card, LinkButton, phone, Wrap } from '@crewcall/web-ui';

const Root = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  paddingBottom: 64,
  [phone]: { gridTemplateColumns: '1fr' },
});
const Door = styled(Card)({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 12,
  padding: 24,
  [phone]: { padding: 16 },
});

/** Members are led to their dashboard, strangers to sign up as whom the button names. */
export function TwoDoors({ isMember }: { isMember: boolean }): ReactNode {
  const to = isMember ? webRoutes.dashboard.href() : webRoutes.auth.href({ tab: 'signup' });
  const company = isMember ? to : webRoutes.auth.href({ tab: 'signup', role: 'recruiter' });
  return (
    <Root>
      <Door>
        <Typography variant="h3" component="h2">
          You work on shows
        </Typography>
        <Typography color="textSecondary">
          Sound, lighting, AV, video or stage management. One profile, every job, ratings that follow you.
        </Typography>
        <LinkButton to={to} variant="outlined">
          Join as Freelancer
        </LinkButton>
      </Door>
      <Door>
        <Typography variant="h3" component="h2">
          You put on shows
        </Typography>
        <Typography color="textSecondary">
          Post a job in two minutes, see who applied, and fill the last slot before lunch.
        </Typography>
        <LinkButton to={company} variant="outlined">
          Join as Recruiter
        </LinkButton>
      </Door>
    </Root>
  );
}
