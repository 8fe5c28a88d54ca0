import { styled } from '@mui/material/styles';
import { SelectField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCrewListsQuery, useCrewTagsQuery } from '../api/crew-lists.api';

const Bar = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 240px))',
  minHeight: 72,
  marginBottom: 24,
});

interface KeptFilterProps {
  /** Its id; '' for none. */
  list: string;
  tag: string;
  onChange: (name: 'list' | 'tag', value: string) => void;
}

/** In Find Crew: those alone who are on a list of the company's own, or have a tag of its own. */
export function KeptFilter({ list, tag, onChange }: KeptFilterProps): ReactNode {
  const { data: lists = [] } = useCrewListsQuery();
  const { data: tags = [] } = useCrewTagsQuery();
  const named = tags.map(({ tag: value, people }) => ({ value, label: `${value} (${people})` }));
  const isOther = tag !== '' && !tags.some(({ tag: known }) => known === tag);
  return (
    <Bar role="group" aria-label="Your lists and tags">
      <SelectField
        label="List"
        options={[
          { value: '', label: 'All crew' },
          ...lists.map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` })),
        ]}
        value={lists.some(({ id }) => id === list) ? list : ''}
        onChange={({ target }) => onChange('list', target.value)}
      />
      <SelectField
        label="Tag"
        options={[{ value: '', label: 'Any tag' }, ...(isOther ? [{ value: tag, label: tag }] : []), ...named]}
        value={tag}
        onChange={({ target }) => onChange('tag', target.value)}
      />
    </Bar>
  );
}
