import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { crewListLimits, type CrewList } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { ConfirmDialog, Note, WordsDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useRemoveCrewListMutation, useRenameCrewListMutation } from '../api/crew-lists.api';

const Buttons = styled('div')({ display: 'flex', gap: 8 });
const failed = (error: unknown): string | undefined =>
  error ? errorText(error, 'That was not saved. Please try again.') : undefined;

/** Rename and delete; Favourites stays as it is. */
export function ListMenu({ list, onGone }: { list: CrewList; onGone: () => void }): ReactNode {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const [rename, renaming] = useRenameCrewListMutation();
  const [remove, removing] = useRemoveCrewListMutation();
  if (list.is_favourites) return null;
  const close = (): void => setAsked(null);
  const confirmName = async (name: string): Promise<void> => {
    if (!(await rename({ id: list.id, name })).error) close();
  };
  const confirmRemoval = async (): Promise<void> => {
    if ((await remove(list.id)).error) return;
    close();
    onGone();
  };
  return (
    <Buttons>
      <Button size="small" variant="outlined" onClick={() => setAsked('rename')}>
        Rename
      </Button>
      <Button size="small" variant="outlined" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      {asked === 'rename' && (
        <WordsDialog
          title={`Rename “${list.name}”`}
          field={{ label: 'New name', maxLength: crewListLimits.name }}
          confirmLabel="Rename"
          busyLabel="Renaming..."
          isBusy={renaming.isLoading}
          problem={failed(renaming.error)}
          onConfirm={(name) => void confirmName(name)}
          onClose={close}
        >
          The people on it stay.
        </WordsDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          title={`Delete “${list.name}”?`}
          confirmLabel="Delete list"
          busyLabel="Deleting..."
          isBusy={removing.isLoading}
          onConfirm={() => void confirmRemoval()}
          onClose={close}
        >
          Notes and tags on its people stay.
          {removing.error && (
            <Note tone="bad" isAlert>
              {failed(removing.error)}
            </Note>
          )}
        </ConfirmDialog>
      )}
    </Buttons>
  );
}
