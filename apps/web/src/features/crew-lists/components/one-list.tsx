import { styled } from '@mui/material/styles';
import { type CheckedAvailability, type CrewList, type ListedPerson } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { ActionRow, Card, EmptyState, LinkButton, Pagination, Section, SelectField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeDays } from '../../../shared/day-fields';
import { QueryState, useFilledPage } from '../../../shared/query-state';
import { useFreeOnDaysQuery } from '../../../shared/availability';
import { useListedPeopleQuery } from '../api/crew-lists.api';
import { daysOf, useCrewListsAddress, type ListOrder } from '../hooks/use-crew-lists-address';
import { ListMenu } from './list-menu';
import { ListedRow } from './listed-row';

const PAGE = 100;
const Days = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 200px))',
  marginBottom: 16,
});

const orders: readonly { value: ListOrder; label: string }[] = [
  { value: 'added', label: 'Latest added' },
  { value: 'free', label: 'Most free days' },
];

/** What may be known of them on these days, by person; empty where none are chosen. */
function useChecked(listed: readonly ListedPerson[], days: string[]): Map<string, CheckedAvailability> {
  const userIds = listed.map(({ user_id }) => user_id);
  const isAsked = userIds.length > 0 && days.length > 0;
  const { data } = useFreeOnDaysQuery({ userIds, days }, { skip: !isAsked });
  return new Map((isAsked ? data?.people : undefined)?.map((one) => [one.user_id, one]));
}

/** The people of one list, with a square for each chosen day. */
export function OneList({ list, actions }: { list: CrewList; actions?: ReactNode }): ReactNode {
  const { address, change, hrefOf } = useCrewListsAddress();
  const days = daysOf(address);
  const answer = useListedPeopleQuery({
    listId: list.id,
    page: address.page,
    page_size: PAGE,
    ...(days.length > 0 && address.order === 'free' && { free_on: days.join(',') }),
  });
  const { error, isFetching, refetch } = answer;
  const data = useFilledPage(answer, PAGE, hrefOf);
  const listed = data?.items ?? [];
  const byId = useChecked(listed, days);
  return (
    <Section
      title={list.name}
      actions={
        <ActionRow>
          {actions}
          <ListMenu list={list} onGone={() => change({ list: '' })} />
        </ActionRow>
      }
    >
      <Filters {...{ address, change }} />
      <Card>
        {(!data || error) && <QueryState query={{ error, isFetching, refetch }} what="people" rows={4} height={72} />}
        {data?.total === 0 && <NoPeople />}
        <ul>
          {listed.map((person) => (
            <ListedRow key={person.user_id} listId={list.id} person={person} checked={byId.get(person.user_id)} />
          ))}
        </ul>
      </Card>
      {data && <Pagination page={address.page} pageSize={PAGE} total={data.total} noun="people" hrefOf={hrefOf} />}
    </Section>
  );
}

function Filters({ address, change }: Pick<ReturnType<typeof useCrewListsAddress>, 'address' | 'change'>): ReactNode {
  return (
    <Days>
      <FreeDays {...{ address, change }} />
      <SelectField
        label="Sort by"
        options={orders}
        value={address.order}
        disabled={!address.from}
        onChange={({ target }) => change({ sort: target.value })}
      />
    </Days>
  );
}

function NoPeople(): ReactNode {
  return (
    <EmptyState
      drawing="crew"
      title="No people on this list yet"
      text="Press the star on a card in Find Crew, or choose lists on a profile."
      action={
        <LinkButton to={webRoutes.freelancers.href()} variant="contained" color="inherit">
          Find Crew
        </LinkButton>
      }
    />
  );
}
