import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { savedSearchLimits } from '@crewcall/contracts-jobs';
import { errorText } from '@crewcall/web-data-access';
import { Chip, ConfirmDialog, Note, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { SearchForm, type NamedAlert } from './search-form';
import { alertLabels, type SavedSearchActions, type SearchLine, type Sought } from './search-lines';

const Root = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  padding: '16px 0',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
}));

const newWords = (count: number): string => `${count}${count === savedSearchLimits.counted ? '+' : ''} new`;
const failed = (error: unknown): string => errorText(error, 'That was not saved. Please try again.');

interface SavedSearchRowProps {
  search: SearchLine;
  sought: Sought;
  actions: SavedSearchActions;
}

/** One search: what it looks for, how many are new, and what its owner can do with it. */
export function SavedSearchRow({ search, sought, actions }: SavedSearchRowProps): ReactNode {
  const { id, name, words, to, alert, is_paused, is_past, fresh } = search;
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const [edit, editing] = actions.useEdit();
  const [remove, removing] = actions.useRemove();
  const [noteSeen] = actions.useSeen();
  const close = (): void => setAsked(null);
  const submit = async (named: NamedAlert): Promise<void> => {
    if (!(await edit({ id, ...named })).error) close();
  };
  return (
    <Root>
      <div className="line">
        <Typography variant="h3" component="h2">
          <TextLink to={to} onClick={() => void noteSeen(id)}>
            {name}
          </TextLink>
        </Typography>
        {fresh > 0 && <Chip tone="info">{newWords(fresh)}</Chip>}
      </div>
      <Typography variant="body2" color="textSecondary">
        {words}
      </Typography>
      <Typography variant="body2">
        {is_past
          ? 'Paused: its dates are past.'
          : is_paused
            ? 'Paused: it looks for nothing.'
            : `Alert: ${alertLabels[alert]}`}
      </Typography>
      {editing.error && asked === null ? (
        <Note tone="bad" isAlert>
          {failed(editing.error)}
        </Note>
      ) : null}
      <div className="line">
        <Button size="small" variant="outlined" aria-label={`Edit ${name}`} onClick={() => setAsked('edit')}>
          Edit
        </Button>
        {!is_past && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${is_paused ? 'Resume' : 'Pause'} ${name}`}
            disabled={editing.isLoading}
            onClick={() => void edit({ id, is_paused: !is_paused })}
          >
            {is_paused ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button size="small" variant="outlined" aria-label={`Delete ${name}`} onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </div>
      {asked === 'edit' && (
        <SearchForm
          title={`Edit “${name}”`}
          sought={sought}
          first={{ name, alert }}
          isBusy={editing.isLoading}
          error={editing.error}
          onSubmit={(named) => void submit(named)}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          title={`Delete “${name}”?`}
          confirmLabel="Delete search"
          busyLabel="Deleting..."
          isBusy={removing.isLoading}
          onConfirm={() => void remove(id)}
          onClose={close}
        >
          You hear nothing more of it.
          {removing.error ? (
            <Note tone="bad" isAlert>
              {failed(removing.error)}
            </Note>
          ) : null}
        </ConfirmDialog>
      )}
    </Root>
  );
}
