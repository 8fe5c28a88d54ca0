import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { figureOf, PAGE_SIZE_DEFAULT, webRoutes } from '@crewcall/contracts-core';
import { crewDirectoryFailed, type CrewDirectoryItem } from '@crewcall/contracts-identity';
import { errorText, onEveryVisit, useSession } from '@crewcall/web-data-access';
import { Card, EmptyState, ErrorPanel, LinkButton, Loading, Pagination, PersonSkeleton } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFoundPage } from '../../../shared/query-state';
import { useCrewQuery } from '../api/crew.api';
import { type KitInAddress, useCrewFilters } from '../hooks/use-crew-filters';
import { useNamedFirst } from '../hooks/use-named-first';
import { CrewCard, type CrewCardProps } from './crew-card';
import type { CrewDatesProps } from './crew-dates';
import { CrewFilterBar } from './crew-filter-bar';

// For companies alone.
const FreeDays = lazy(async () => ({ default: (await import('./free-days')).FreeDays }));
const SaveCrewSearch = lazy(async () => ({ default: (await import('./save-crew-search')).SaveCrewSearch }));
const CrewDates = lazy(async () => ({ default: (await import('./crew-dates')).CrewDates }));

const KitChip = lazy(async () => ({ default: (await import('../../../shared/kit')).KitChip }));
const TicketFilter = lazy(async () => ({ default: (await import('./ticket-filter')).TicketFilter }));

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
/** What comes there is as high as its button, so that the list stays where it is. */
const DatesPlace = styled('div')({ height: 44, marginBottom: 24 });
const SearchesPlace = styled('div')({ minHeight: 44, marginBottom: 12 });
/** Side by side while closed. */
const Chosen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  '& > [role=group]': { flex: '1 0 100%' },
});
const Results = styled('div')({ '&[aria-busy="true"]': { opacity: 0.6 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 40,
  marginBottom: 12,
});

export interface KeptBy {
  /** Its id; '' for none. */
  list: string;
  tag: string;
  onChange: (name: 'list' | 'tag', value: string) => void;
}

export interface KitOfRole {
  kit: KitInAddress;
  onChange: (name: 'kit' | 'kit_of', value: string) => void;
}

/** The crew directory: who they are, what they can do, are they free. Best rated first. */
export function CrewList({
  actionsOf,
  marksOf,
  daysOfJob,
  keptBy,
  kitOfRole,
}: Pick<CrewCardProps, 'actionsOf'> & {
  /** A mark for each card of these people. */
  marksOf?: (people: readonly CrewDirectoryItem[]) => CrewCardProps['markOf'];
  /** For companies: by which of its lists and tags the crew is filtered. */
  keptBy?: (kept: KeptBy) => ReactNode;
  /** For companies: with the kit of which of its roles the crew is compared. */
  kitOfRole?: (kit: KitOfRole) => ReactNode;
} & Pick<CrewDatesProps, 'daysOfJob'>): ReactNode {
  const isCompany = useSession().user?.role === 'recruiter';
  const filtering = useCrewFilters(isCompany);
  const { filters, days, kit, query, page, isFiltered, sortedBy, highlighted, setFilter, hrefOf, clear } = filtering;
  const answer = useCrewQuery(query, { refetchOnMountOrArgChange: onEveryVisit() });
  const { currentData, error, isFetching, refetch } = answer;
  const isFailed = Boolean(error) && !isFetching;
  const data = useFoundPage(answer, PAGE_SIZE_DEFAULT, hrefOf);
  const people = useNamedFirst(highlighted, data?.items);
  // Only companies are told of days.
  const dated = people.filter(({ availability }) => availability !== undefined);
  const userIds = dated.map(({ user_id }) => user_id);
  // Pale while other filters are answered, not while the same page is looked up again.
  const isStale = isFetching && data !== undefined && !currentData;
  return (
    <>
      <CrewFilterBar {...{ filters, isFiltered, setFilter }} onClear={clear} />
      {isCompany && <CompanyFilters {...{ filtering, daysOfJob, keptBy, kitOfRole }} />}
      <Head>
        <Typography variant="h3" component="h2" aria-live="polite">
          {data ? `${figureOf(data.total)} Crew Found` : 'Crew'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Sort by: {sortedBy}
        </Typography>
      </Head>
      {!data && !isFailed && (
        <Loading label="Loading crew">
          <Grid>
            {Array.from({ length: 6 }, (_, card) => (
              <Card key={card} component="li" sx={{ minHeight: 292 }}>
                <PersonSkeleton />
              </Card>
            ))}
          </Grid>
        </Loading>
      )}
      {isFailed && (
        <Card>
          <ErrorPanel
            title={crewDirectoryFailed}
            message={errorText(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {data && !isFailed && (
        <Results aria-busy={isStale}>
          {people.length === 0 ? (
            <Card>
              <EmptyState
                drawing="crew"
                title="No crew match your search"
                text="Try a wider place or another skill. Know someone who fits? They can join free."
                action={
                  <>
                    <LinkButton to={webRoutes.auth.href({ tab: 'signup' })} variant="contained" color="inherit">
                      Join as Freelancer
                    </LinkButton>
                    <LinkButton to={webRoutes.jobs.href()} variant="outlined">
                      Browse Jobs Instead
                    </LinkButton>
                  </>
                }
              />
            </Card>
          ) : (
            <Grid>
              {people.map((person) => (
                <CrewCard
                  key={person.user_id}
                  {...{ person, actionsOf }}
                  markOf={marksOf?.(people)}
                  freeDays={
                    days.length > 0 && person.availability !== undefined ? (
                      <Suspense fallback={<span />}>
                        <FreeDays {...{ person, userIds, days }} />
                      </Suspense>
                    ) : null
                  }
                  kit={kitOf({ roleId: kit.roleId, person, people })}
                  isHighlighted={person.user_id === highlighted}
                />
              ))}
            </Grid>
          )}
          <Pagination page={page} pageSize={PAGE_SIZE_DEFAULT} total={data.total} noun="crew" hrefOf={hrefOf} />
        </Results>
      )}
    </>
  );
}

interface AskedKit {
  /** '' while no role is chosen. */
  roleId: string;
  person: CrewDirectoryItem;
  /** All of the page, who are asked about at once. */
  people: readonly CrewDirectoryItem[];
}

function kitOf({ roleId, person, people }: AskedKit): ReactNode {
  return roleId ? (
    <Suspense>
      <KitChip {...{ roleId }} userId={person.user_id} among={people.map(({ user_id }) => user_id)} />
    </Suspense>
  ) : null;
}

interface CompanyFiltersProps {
  filtering: ReturnType<typeof useCrewFilters>;
  daysOfJob: CrewDatesProps['daysOfJob'] | undefined;
  keptBy: ((kept: KeptBy) => ReactNode) | undefined;
  kitOfRole: ((kit: KitOfRole) => ReactNode) | undefined;
}

function CompanyFilters({ filtering, daysOfJob, keptBy, kitOfRole }: CompanyFiltersProps): ReactNode {
  const { days, free, list, tag, ticket, kit, query, isFiltered, setFilter } = filtering;
  return (
    <>
      {keptBy?.({ list, tag, onChange: setFilter })}
      <Suspense fallback={<DatesPlace />}>
        <Chosen>
          <CrewDates
            {...{ days, free }}
            {...(daysOfJob && { daysOfJob })}
            onDays={(chosen) => setFilter('on', chosen.join(','))}
            onFree={(value) => setFilter('free', value)}
          />
          <TicketFilter {...{ ticket }} isDated={days.length > 0} onChange={setFilter} />
          {kitOfRole?.({ kit, onChange: setFilter })}
        </Chosen>
      </Suspense>
      <SearchesPlace>
        <Suspense>
          <SaveCrewSearch {...{ query, isFiltered }} />
        </Suspense>
      </SearchesPlace>
    </>
  );
}
