import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Card, CardBody, CardFoot, LinkButton, Page, PageHead, PageMeta } from '@crewcall/web-ui';

type Step = readonly [title: string, text: string];

const freelancerSteps: readonly Step[] = [
  [
    'Create Your Profile',
    'Say what you do, where you work and what you charge. Add your CV, and set when you are free.',
  ],
  [
    'Get Matched with Jobs',
    'Look through jobs by date, place and rate, and apply in one press with a note to the company.',
  ],
  ['Communicate Easily', 'Talk to the company in CrewCall: call times, plans and files stay in one conversation.'],
  ['Grow Your Reputation', 'Companies rate the work after the show. Your ratings follow you to the next one.'],
];

const recruiterSteps: readonly Step[] = [
  ['Post Jobs', 'Give the date, place, rate and what you need. It is on the jobs page at once, and it is free.'],
  ['Browse Freelancer Profiles', 'See skills, experience, ratings and who is available before you write to anybody.'],
  ['Connect & Hire', 'Compare who applied, ask what you need to know, and accept or reject without leaving the list.'],
  ['Build Your Trusted Crew', 'Rate the people you hired, and find them again for the next show.'],
];

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 20,
  '& li': { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', gap: '2px 16px' },
  '& li > span': {
    display: 'grid',
    placeItems: 'center',
    gridRow: '1 / 3',
    width: 32,
    height: 32,
    borderRadius: 8,
    background: vars.palette.background.sunken,
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    fontWeight: 640,
  },
  '& p': { gridColumn: 2, color: vars.palette.text.secondary },
}));

interface ColumnProps {
  title: string;
  steps: readonly Step[];
  children: ReactNode;
}

function Column({ title, steps, children }: ColumnProps): ReactNode {
  return (
    <Card component="section" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardBody sx={{ flex: 1, alignContent: 'start', gap: 3 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <List>
          {steps.map(([step, text], at) => (
            <li key={step}>
              <span aria-hidden="true">{at + 1}</span>
              <Typography variant="h4" component="h3" sx={{ pt: 0.5 }}>
                {step}
              </Typography>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </CardBody>
      <CardFoot sx={{ justifyContent: 'flex-start' }}>{children}</CardFoot>
    </Card>
  );
}

/** What each side does, from the first profile to the next booking. */
export function HowItWorks(): ReactNode {
  const { user } = useSession();
  const to = user ? webRoutes.dashboard.href() : webRoutes.auth.href({ tab: 'signup' });
  const company = user ? to : webRoutes.auth.href({ tab: 'signup', role: 'recruiter' });
  return (
    <Page>
      <PageMeta
        title="How It Works"
        description="How CrewCall works for freelance event crew and for the companies that hire them: profiles, jobs, messages, bookings and ratings. Registering and posting jobs are free."
      />
      <PageHead title="How It Works" lede="Registering and posting jobs are free, for crew and for companies." />
      <Columns>
        <Column title="For Freelancers" steps={freelancerSteps}>
          <LinkButton to={to} variant="contained">
            Create Your Profile
          </LinkButton>
          <LinkButton to={to} variant="outlined">
            Join as Freelancer
          </LinkButton>
        </Column>
        <Column title="For Recruiters" steps={recruiterSteps}>
          <LinkButton to={company} variant="contained" color="inherit">
            Post a Job
          </LinkButton>
          <LinkButton to={company} variant="outlined">
            Join as Recruiter
          </LinkButton>
        </Column>
      </Columns>
    </Page>
  );
}
