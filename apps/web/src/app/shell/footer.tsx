import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TERMS_PATH, webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Logo, phone, Wrap } from '@crewcall/web-ui';
import { postJob } from './destinations';

const contact = 'hello@crewcall.example';

const Root = styled('footer')(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  paddingBlock: '48px 24px',
  '@media print': { display: 'none' },
  '& .columns': { display: 'grid', gap: 32, gridTemplateColumns: '1.6fr repeat(3, 1fr)' },
  '& .about': { display: 'grid', gap: 16, alignContent: 'start' },
  '& .about p': { maxWidth: '38ch', color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .logo': { display: 'inline-flex', minHeight: 44, textDecoration: 'none' },
  '& h2': { marginBottom: 8, fontSize: '.875rem', fontWeight: 640, lineHeight: 1.2 },
  '& li a, & li button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.palette.text.secondary,
    fontFamily: 'inherit',
    fontSize: '.875rem',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& li a:hover, & li button:hover': { color: vars.palette.text.primary, textDecoration: 'underline' },
  '& .end': {
    marginTop: 32,
    paddingTop: 16,
    borderTop: `1px solid ${vars.palette.divider}`,
    color: vars.palette.text.hint,
    fontSize: '.8125rem',
  },
  [phone]: {
    '& .columns': { gridTemplateColumns: '1fr 1fr', gap: '24px 16px' },
    '& .about': { gridColumn: '1 / -1' },
    '& li a, & li button': { minHeight: 44 },
  },
}));

export function Footer({ onFeedback }: { onFeedback: () => void }): ReactNode {
  const { user } = useSession();
  const signUp = webRoutes.auth.href({ tab: 'signup' });
  return (
    <Root>
      <Wrap>
        <div className="columns">
          <div className="about">
            <Link className="logo" to={webRoutes.landing.href()} aria-label="CrewCall home">
              <Logo size={32} />
            </Link>
            <p>Connecting technical professionals with event opportunities in the corporate events sector.</p>
            <p>
              <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          </div>
          <Column title="For Freelancers">
            <Link to={webRoutes.jobs.href()}>Find Jobs</Link>
            <Link to={user ? webRoutes.dashboard.href() : signUp}>Create Your Profile</Link>
            <Link to={webRoutes.howItWorks.href()}>How It Works</Link>
          </Column>
          <Column title="For Companies">
            <Link to={webRoutes.freelancers.href()}>Find Crew</Link>
            <Link to={user ? postJob.to : signUp}>Post a Job</Link>
            <Link to={webRoutes.howItWorks.href()}>How It Works</Link>
          </Column>
          <Column title="Support">
            <button type="button" onClick={onFeedback}>
              Feedback
            </button>
            <a href={TERMS_PATH} target="_blank" rel="noopener">
              Terms of Use
            </a>
            <a href={`mailto:${contact}`}>Contact</a>
          </Column>
        </div>
        <p className="end">© 2026 CrewCall. Times are Europe/London.</p>
      </Wrap>
    </Root>
  );
}

function Column({ title, children }: { title: string; children: ReactNode[] }): ReactNode {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {children.map((child, at) => (
          <li key={at}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
