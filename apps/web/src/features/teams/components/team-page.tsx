import { counted, webRoutes } from '@crewcall/contracts-core';
import { dayRateWords, type Team, togetherWords } from '@crewcall/contracts-bookings';
import { errorText, isUnknown, useSession } from '@crewcall/web-data-access';
import {
  Card,
  Chip,
  ChipList,
  Columns,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  MainColumn,
  PageHead,
  PageMeta,
  RowSkeletons,
  Section,
  SectionCard,
  SideColumn,
  TextLink,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useTeamQuery } from '../api/teams.api';
import { MemberRow } from './member-row';
import { OwnPart } from './own-part';
import { TeamActions } from './team-actions';

interface TeamPageProps {
  id: string;
  /** For companies: hires all of it. */
  hire?: ((team: Team) => ReactNode) | undefined;
}

/** A crew team: for its members, and for everyone where each of them agreed. */
export function TeamPage({ id, hire }: TeamPageProps): ReactNode {
  const { user } = useSession();
  const { currentData: team, error, isFetching, refetch } = useTeamQuery(id);
  if (team) return <Shown {...{ team, hire }} />;
  const isMissing = isUnknown(error);
  return (
    <>
      <PageMeta title="Team" />
      <PageHead title="Team" />
      <Card>
        {isFetching && (
          <Loading label="Loading the team">
            <RowSkeletons rows={4} height={72} />
          </Loading>
        )}
        {!isFetching && isMissing && <Unknown isCrew={user?.role === 'freelancer'} />}
        {!isFetching && !isMissing && (
          <ErrorPanel
            title="The team could not be loaded."
            message={errorText(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </>
  );
}

function Shown({ team, hire }: Pick<TeamPageProps, 'hire'> & { team: Team }): ReactNode {
  const { name, what, town, members, invited, skills, day_rate, together, own } = team;
  const facts = [town, day_rate && dayRateWords(day_rate), together > 0 && togetherWords(together)].filter(Boolean);
  return (
    <>
      <PageMeta
        title={name}
        description={what ?? `${name}, a crew team of ${counted(members.length, 'person', 'people')}.`}
      />
      {own && <TextLink to={webRoutes.teams.href()}>Teams</TextLink>}
      <PageHead
        title={name}
        lede={
          <>
            {what && <p>{what}</p>}
            {facts.length > 0 && <p>{facts.join(', ')}</p>}
          </>
        }
        actions={own ? <TeamActions team={team} /> : hire?.(team)}
      />
      <Columns>
        <MainColumn>
          <Section title="Members" count={members.length}>
            <Card component="ul">
              {members.map((member) => (
                <MemberRow key={member.user_id} {...{ team, member }} />
              ))}
            </Card>
          </Section>
          {invited.length > 0 && (
            <Section title="Invited" count={invited.length}>
              <Card component="ul">
                {invited.map((member) => (
                  <MemberRow key={member.user_id} {...{ team, member }} isInvited />
                ))}
              </Card>
            </Section>
          )}
        </MainColumn>
        <SideColumn>
          {own && <OwnPart key={String(own.has_joined)} team={team} own={own} />}
          {skills.length > 0 && (
            <SectionCard title="Skills together">
              <ChipList>
                {skills.map((skill) => (
                  <li key={skill}>
                    <Chip>{skill}</Chip>
                  </li>
                ))}
              </ChipList>
            </SectionCard>
          )}
        </SideColumn>
      </Columns>
    </>
  );
}

function Unknown({ isCrew }: { isCrew: boolean }): ReactNode {
  return (
    <EmptyState
      drawing="crew"
      heading="h2"
      title="Team Not Found"
      text="The address may be mistyped, the team was dissolved, or its members keep it to themselves."
      action={
        <LinkButton
          to={isCrew ? webRoutes.teams.href() : webRoutes.freelancers.href()}
          variant="contained"
          color="inherit"
        >
          {isCrew ? 'Your teams' : 'Find Crew'}
        </LinkButton>
      }
    />
  );
}
