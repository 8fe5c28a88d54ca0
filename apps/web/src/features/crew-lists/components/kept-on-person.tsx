import { styled } from '@mui/material/styles';
import { crewListLimits, tidyTags, type CrewList, type KeptOnPerson as Kept } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { CheckField, Note, SectionCard, TagsField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import {
  useCrewListsQuery,
  useKeptOnPersonQuery,
  usePutOnListMutation,
  useSaveCrewTagsMutation,
} from '../api/crew-lists.api';
import { CrewNotes } from './crew-notes';

const Lists = styled('fieldset')({ display: 'grid', gap: 4, margin: 0, padding: 0, border: 0 });

const Below = styled('div')({ marginTop: 32, overflowWrap: 'anywhere' });

const together = (count: number): string =>
  count === 0 ? 'You have not worked together yet.' : `Worked together ${count === 1 ? 'once' : `${count} times`}.`;

/** Lists, tags and notes of the company on one person, which it alone reads. */
export function KeptOnPerson({ userId, firstName }: { userId: string; firstName: string | null }): ReactNode {
  const { data: lists } = useCrewListsQuery();
  const { data: kept } = useKeptOnPersonQuery(userId);
  if (!lists || !kept) return null;
  return (
    <Below>
      <SectionCard title="Your lists and notes">
        <Note>{`Only your company reads this. ${together(kept.together)}`}</Note>
        <ListChoices {...{ userId, lists, kept }} />
        <Tags {...{ userId, kept }} />
        <CrewNotes {...{ userId, firstName, kept }} />
      </SectionCard>
    </Below>
  );
}

function ListChoices({ userId, lists, kept }: { userId: string; lists: CrewList[]; kept: Kept }): ReactNode {
  const [put, { isLoading, error }] = usePutOnListMutation();
  return (
    <Lists>
      <legend>Lists</legend>
      {lists.map(({ id, name }) => {
        const isOn = kept.list_ids.includes(id);
        return (
          <CheckField
            key={id}
            label={name}
            checked={isOn}
            disabled={isLoading}
            onChange={() => void put({ listId: id, userId, isOn: !isOn })}
          />
        );
      })}
      {error && <Failed error={error} />}
    </Lists>
  );
}

function Tags({ userId, kept: { tags } }: { userId: string; kept: Kept }): ReactNode {
  const [save, { error }] = useSaveCrewTagsMutation();
  const isFull = tags.length >= crewListLimits.tags;
  return (
    <>
      <TagsField
        label="Tags"
        hint={
          isFull ? `That is all ${crewListLimits.tags}. Remove one to add another.` : `Up to ${crewListLimits.tags}.`
        }
        value={tags}
        tidy={tidyTags}
        maxLength={crewListLimits.tag}
        onChange={(changed) => {
          if (changed.length <= crewListLimits.tags) void save({ userId, tags: changed });
        }}
      />
      {error && <Failed error={error} />}
    </>
  );
}

function Failed({ error }: { error: unknown }): ReactNode {
  return (
    <Note tone="bad" isAlert>
      {errorText(error, 'That was not saved. Please try again.')}
    </Note>
  );
}
