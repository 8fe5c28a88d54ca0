import Button from '@mui/material/Button';
import { crewListLimits, type CrewList } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Card, FilterPills, PageHead, PlusIcon, Stack, WordsDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';
import { useAddCrewListMutation, useCrewListsQuery } from '../api/crew-lists.api';
import { useCrewListsAddress } from '../hooks/use-crew-lists-address';
import { OneList } from './one-list';

interface CrewListsPageProps {
  /** What can be done with all people of a list. */
  actionsOf?: (list: CrewList) => ReactNode;
}

/** A company's lists of crew, and who on them is free when. */
export function CrewListsPage({ actionsOf }: CrewListsPageProps): ReactNode {
  const { data: lists, error, refetch, isFetching } = useCrewListsQuery();
  const { address, change } = useCrewListsAddress();
  const [isAdding, setAdding] = useState(false);
  const shown = lists?.find(({ id }) => id === address.listId) ?? lists?.[0];
  return (
    <>
      <PageHead
        title="Crew lists"
        lede="Only your company sees these. Crew are not told which list they are on."
        actions={
          <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
            New list
          </Button>
        }
      />
      {lists && shown ? (
        <Stack>
          <FilterPills
            label="Lists"
            pills={lists.map(({ id, name, people }) => ({ value: id, label: name, count: people }))}
            value={shown.id}
            onChange={(list) => change({ list })}
          />
          <OneList key={shown.id} list={shown} actions={shown.people > 0 && actionsOf?.(shown)} />
        </Stack>
      ) : (
        <Card>
          <QueryState query={{ error, isFetching, refetch }} what="your lists" rows={4} height={64} />
        </Card>
      )}
      {isAdding && <NewList onAdded={({ id }) => change({ list: id })} onClose={() => setAdding(false)} />}
    </>
  );
}

function NewList({ onAdded, onClose }: { onAdded: (list: CrewList) => void; onClose: () => void }): ReactNode {
  const [add, { isLoading, error }] = useAddCrewListMutation();
  const confirm = async (name: string): Promise<void> => {
    const { data } = await add(name);
    if (!data) return;
    onAdded(data);
    onClose();
  };
  return (
    <WordsDialog
      title="New list"
      field={{ label: 'Name', maxLength: crewListLimits.name }}
      confirmLabel="Create list"
      busyLabel="Creating..."
      isBusy={isLoading}
      problem={error ? errorText(error, 'That was not saved. Please try again.') : undefined}
      onConfirm={(name) => void confirm(name)}
      onClose={onClose}
    >
      For a festival, a town or a trade: people can be on several.
    </WordsDialog>
  );
}
