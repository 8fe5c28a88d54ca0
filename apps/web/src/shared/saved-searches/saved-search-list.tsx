import { styled } from '@mui/material/styles';
import { Card, EmptyState, LinkButton, PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState } from '../query-state';
import { SavedSearchRow } from './saved-search-row';
import type { SavedSearchActions, SearchLine, Sought } from './search-lines';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: '0 16px' });

const findWords = { jobs: 'Browse Jobs', crew: 'Find Crew' } as const;

interface SavedSearchListProps {
  sought: Sought;
  /** Where one is made. */
  page: string;
  /** Undefined while they are not known. */
  searches: readonly SearchLine[] | undefined;
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  actions: SavedSearchActions;
}

/** A user’s saved searches. */
export function SavedSearchList({ sought, page, searches, query, actions }: SavedSearchListProps): ReactNode {
  return (
    <>
      <PageHead title="Saved searches" lede={`You hear of new ${sought} as you choose. Up to 20 searches.`} />
      <Card>
        {searches?.length === 0 && (
          <EmptyState
            drawing={sought === 'jobs' ? 'stage' : 'crew'}
            heading="h2"
            title="No saved searches yet"
            text={`Filter the ${sought}, then press “Save this search”.`}
            action={
              <LinkButton to={page} variant="contained" color="inherit">
                {findWords[sought]}
              </LinkButton>
            }
          />
        )}
        {searches && searches.length > 0 && (
          <List aria-label="Saved searches">
            {searches.map((search) => (
              <SavedSearchRow key={search.id} {...{ search, sought, actions }} />
            ))}
          </List>
        )}
        {!searches && <QueryState query={query} what="your saved searches" rows={3} height={64} />}
      </Card>
    </>
  );
}
