import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { momentWords, type TeamApplication } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit, useSession } from '@crewcall/web-data-access';
import { Avatar, Card, Chip, Note, PageHead, Quote, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';
import { initialsOfMember, memberName } from '../../../shared/faces';
import { useTeamApplicationQuery } from '../api/teams.api';
import { standingOf } from '../model/team-application-labels';
import { PersonRow } from './person-row';
import { TeamApplicationActions } from './team-application-actions';

const Narrow = styled('div')({ maxWidth: 860, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** An application of a team, for those in it: who has confirmed, and what became of it. */
export function TeamApplicationPage({ id }: { id: string }): ReactNode {
  const { data, error, isFetching, refetch } = useTeamApplicationQuery(id, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  if (data) return <Shown application={data} />;
  return (
    <>
      <PageHead title="Application of a team" />
      <Card>
        <QueryState query={{ error, isFetching, refetch }} what="the application" rows={4} height={72} />
      </Card>
    </>
  );
}

function Shown({ application }: { application: TeamApplication }): ReactNode {
  const { team_id, team_name, job_id, job_title, company, state, ended, confirm_by, cover_letter, members } =
    application;
  const { user } = useSession();
  const [words, tone] = standingOf(application);
  return (
    <Narrow>
      <PageHead
        title={team_name}
        lede={
          <>
            <TextLink to={webRoutes.job.href(job_id)}>{job_title}</TextLink>
            {`, ${company}. `}
            <TextLink to={webRoutes.team.href(team_id)}>The team</TextLink>
          </>
        }
        actions={<Chip tone={tone}>{words}</Chip>}
      />
      {state === 'asked' && (
        <Note>{`${company} sees it once each of you has confirmed, by ${momentWords(new Date(confirm_by))}.`}</Note>
      )}
      {state === 'sent' && <Note>{`${company} sees one application with all of you, and hires all or none.`}</Note>}
      {ended && <Note tone="warn">{ended}</Note>}
      <Card component="ul">
        {members.map((member) => (
          <PersonRow key={member.user_id}>
            <Avatar seed={member.user_id} initials={initialsOfMember(member)} />
            <div>
              <Typography variant="h5" component="h2" className="name">
                {memberName(member)}
                {member.is_lead && <Chip>Lead</Chip>}
                {state === 'asked' && (
                  <Chip tone={member.has_confirmed ? 'good' : 'line'}>
                    {member.has_confirmed ? 'Confirmed' : 'Asked'}
                  </Chip>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {member.role_name}
              </Typography>
            </div>
          </PersonRow>
        ))}
      </Card>
      {cover_letter && <Quote>{cover_letter}</Quote>}
      <TeamApplicationActions application={application} userId={user?.id ?? ''} />
    </Narrow>
  );
}
