import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { momentWords, type TeamApplication } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, Chip, Section, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Faces } from '../../../shared/faces';
import { useTeamApplicationsQuery } from '../api/teams.api';
import { isOverFor, standingOf } from '../model/team-application-labels';

const Above = styled('div')({ marginBottom: 32 });
const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' },
}));

/** What one applies for with a team, while it is not decided. */
export function OwnApplications(): ReactNode {
  const { data = [] } = useTeamApplicationsQuery();
  const live = data.filter((application) => !isOverFor(application));
  if (!live.length) return null;
  return (
    <Above>
      <Section title="Applying together" count={live.length}>
        <Card component="ul">
          {live.map((application) => (
            <Row key={application.id}>
              <div>
                <Typography variant="h5" component="h3" className="name">
                  <TextLink to={webRoutes.teamApplication.href(application.id)}>{application.job_title}</TextLink>
                  <Chip tone={standingOf(application)[1]}>{standingOf(application)[0]}</Chip>
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {aboutOf(application)}
                </Typography>
              </div>
              <Faces members={application.members} />
            </Row>
          ))}
        </Card>
      </Section>
    </Above>
  );
}

const aboutOf = ({ team_name, company, state, confirm_by }: TeamApplication): string =>
  [team_name, company, state === 'asked' && `to confirm by ${momentWords(new Date(confirm_by))}`]
    .filter(Boolean)
    .join(', ');
