import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type ApplicantBoard,
  type BoardColumn,
  boardColumnNames,
  FIT_EXPLAINED,
  type Role,
} from '@crewcall/contracts-bookings';
import { FieldNote, FilterPills, phone, SelectField, TextField, useTypedFilter } from '@crewcall/web-ui';
import { type ReactNode, useState } from 'react';
import type { useBoardAddress } from '../hooks/use-board-address';
import { BoardWants } from './board-wants';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
const OnPhone = styled('div')({ display: 'none', [phone]: { display: 'block' } });
/** At a desk always there; a phone has room for what is chosen, and unfolds the rest. */
const Folded = styled('div')({ display: 'grid', gap: 8, [phone]: { '&[data-open="false"]': { display: 'none' } } });

/** With the kit that it asks for. */
export type BoardRole = Pick<Role, 'id' | 'name'> & Partial<Pick<Role, 'kit'>>;

interface BoardFiltersProps {
  board: ApplicantBoard | undefined;
  roles: readonly BoardRole[];
  /** The column that a phone shows. */
  current: BoardColumn;
  address: ReturnType<typeof useBoardAddress>;
}

const orders = [
  { value: 'fit', label: 'Fit, explained' },
  { value: 'newest', label: 'Newest first' },
  { value: 'asked', label: 'Lowest rate first' },
];
const ratings = [
  { value: '', label: 'Any' },
  { value: '4', label: '4 stars or more' },
  { value: '3', label: '3 stars or more' },
];

export function BoardFilters({ board, roles, current, address }: BoardFiltersProps): ReactNode {
  const { query, sort, set } = address;
  const hasKit = roles.some(({ id, kit = [] }) => kit.length > 0 && (!query.role || query.role === id));
  const [tag, setTag] = useTypedFilter(query.tag ?? '', (value) => set('tag', value || null));
  const [isOpen, setOpen] = useState(false);
  const inForce = [query.role, query.rating, query.tag, query.free, query.sort, query.ticket, query.kit].filter(
    Boolean,
  ).length;
  return (
    <>
      <OnPhone>
        <Button variant="outlined" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {inForce ? `Filter and sort (${inForce})` : 'Filter and sort'}
        </Button>
      </OnPhone>
      <Folded data-open={isOpen}>
        <Row role="group" aria-label="Filter">
          {roles.length > 1 && (
            <SelectField
              label="Role"
              options={[
                { value: '', label: 'All roles' },
                ...roles.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={query.role ?? ''}
              onChange={({ target }) => set('role', target.value || null)}
            />
          )}
          <SelectField
            label="Rating"
            options={ratings}
            value={query.rating ? String(query.rating) : ''}
            onChange={({ target }) => set('rating', target.value || null)}
          />
          <TextField
            label="Tag"
            value={tag}
            onChange={({ target }) => setTag(target.value)}
            input={{ maxLength: 24 }}
          />
          <SelectField
            label="Sort by"
            options={orders}
            value={sort}
            onChange={({ target }) => set('order', target.value === 'fit' ? null : target.value)}
          />
          <Button
            variant={query.free ? 'contained' : 'outlined'}
            color="inherit"
            aria-pressed={Boolean(query.free)}
            onClick={() => set('free', query.free ? null : 'all')}
          >
            Free for all
          </Button>
          <BoardWants {...{ address, hasKit }} />
        </Row>
        {sort === 'fit' && <FieldNote hint={FIT_EXPLAINED} />}
      </Folded>
      {board && (
        <OnPhone>
          <FilterPills
            label="Stage"
            pills={board.columns.map((one) => ({
              value: one.column,
              label: boardColumnNames[one.column],
              count: one.count,
            }))}
            value={current}
            onChange={(value: BoardColumn) => set('column', value)}
          />
        </OnPhone>
      )}
    </>
  );
}
