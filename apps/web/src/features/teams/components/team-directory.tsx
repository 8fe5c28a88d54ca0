import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isFreeWord, type Team, teamFreeWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import {
  Card,
  Chip,
  EmptyState,
  LinkButton,
  PageHead,
  Pagination,
  phone,
  TextField,
  TextLink,
  useTypedFilter,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeDays } from '../../../shared/day-fields';
import { QueryState, useFoundPage } from '../../../shared/query-state';
import { Faces, memberName } from '../../../shared/faces';
import { useFreeOnDaysQuery } from '../../../shared/availability';
import { useTeamDirectoryQuery } from '../api/teams.api';
import { TEAMS_A_PAGE, useTeamsAddress } from '../hooks/use-teams-address';
import { factsOfTeam } from '../model/team-labels';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 24,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Row = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '16px 24px',
  overflowWrap: 'anywhere',
  '& .name': { display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
});

/** Teams that can be hired; for companies, with how many of each are free on the chosen days. */
export function TeamDirectory(): ReactNode {
  const { user } = useSession();
  const { address, change, hrefOf } = useTeamsAddress();
  const [typed, setTyped] = useTypedFilter(address.search, (search) => change({ search }));
  const { search, page, days } = address;
  const answer = useTeamDirectoryQuery({ search, page, page_size: TEAMS_A_PAGE });
  const { error, isFetching, refetch } = answer;
  const data = useFoundPage(answer, TEAMS_A_PAGE, hrefOf);
  const teams = data?.items ?? [];
  const free = useFree(teams, user?.role === 'recruiter' ? days : []);
  return (
    <>
      <PageHead
        title="Teams"
        lede="Crew who are hired together: all of them are booked, or none."
        actions={
          <LinkButton to={webRoutes.freelancers.href()} variant="outlined">
            Find Crew
          </LinkButton>
        }
      />
      <Fields>
        <TextField
          label="Search"
          placeholder="Name, town or skill"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          input={{ maxLength: 100 }}
        />
        {user?.role === 'recruiter' && <FreeDays {...{ address, change }} />}
      </Fields>
      {(!data || error) && (
        <Card>
          <QueryState query={{ error, isFetching, refetch }} what="teams" rows={4} height={96} />
        </Card>
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState drawing="crew" title="No teams match your search" text="Try a wider place or another skill." />
        </Card>
      )}
      <List>
        {teams.map((team) => (
          <FoundTeam key={team.id} team={team} free={free?.(team) ?? null} />
        ))}
      </List>
      {data && <Pagination page={page} pageSize={TEAMS_A_PAGE} total={data.total} noun="teams" hrefOf={hrefOf} />}
    </>
  );
}

/** How many of a team are free on all of these days; null while that is not known. */
function useFree(teams: readonly Team[], days: string[]): ((team: Team) => number) | null {
  const userIds = [...new Set(teams.flatMap(({ members }) => members.map(({ user_id }) => user_id)))];
  const isAsked = userIds.length > 0 && days.length > 0;
  const { currentData } = useFreeOnDaysQuery({ userIds, days }, { skip: !isAsked });
  if (!isAsked || !currentData) return null;
  const isFree = (id: string): boolean => {
    const checked = currentData.people.find(({ user_id }) => user_id === id);
    return checked?.is_shared === true && checked.days.every(({ word }) => isFreeWord(word));
  };
  return ({ members }) => members.filter(({ user_id }) => isFree(user_id)).length;
}

/** A team is free when every member is. */
function FoundTeam({ team, free }: { team: Team; free: number | null }): ReactNode {
  const { id, name, members } = team;
  return (
    <Row component="li">
      <div>
        <Typography variant="h4" component="h2" className="name">
          <TextLink to={webRoutes.team.href(id)}>{name}</TextLink>
          {free !== null && (
            <Chip tone={free === members.length ? 'good' : 'warn'}>{teamFreeWords(free, members.length)}</Chip>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {factsOfTeam(team)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {members.map(memberName).join(', ')}
        </Typography>
      </div>
      <Faces members={members} />
    </Row>
  );
}
