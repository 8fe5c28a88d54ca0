import { locationTermOf } from '@crewcall/contracts-identity';
import { withins } from '@crewcall/contracts-core';
import { SelectField, useTypedFilter } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LocationField } from './location-field';

const anywhere = { value: 'any', label: 'Anywhere' };
const withinOptions = [anywhere, ...withins.map((miles) => ({ value: String(miles), label: `Within ${miles} miles` }))];
const LONGEST = 100;

export interface NearFieldsProps {
  near: string;
  within: string;
  sort: string;
  /** The order that the list has without a place. */
  otherSort: { value: string; label: string };
  setFilter: (name: 'near' | 'within' | 'sort', value: string) => void;
}

/** A place, how far from there at most, and whether the nearest come first. */
export function NearFields({ near, within, sort, otherSort, setFilter }: NearFieldsProps): ReactNode {
  const [typed, setTyped] = useTypedFilter(near, (value) => setFilter('near', value));
  return (
    <>
      <LocationField
        label="Near"
        name="near"
        isFilter
        placeholder="Town or postcode"
        value={typed}
        onChange={setTyped}
        textOf={locationTermOf}
        maxLength={LONGEST}
      />
      <SelectField
        label="Within"
        name="within"
        options={withinOptions}
        disabled={typed === ''}
        value={within || anywhere.value}
        onChange={({ target: { value } }) => setFilter('within', value === anywhere.value ? '' : value)}
      />
      <SelectField
        label="Sort by"
        name="sort"
        options={[{ value: '', label: 'Nearest' }, otherSort]}
        disabled={typed === ''}
        value={sort}
        onChange={({ target: { value } }) => setFilter('sort', value)}
      />
    </>
  );
}
