import { locationTextOf, type LocationSuggestion } from '@crewcall/contracts-identity';
import { ComboboxField, PinIcon, type ComboboxFieldProps, type ComboboxOption } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { locationLook } from './location-look';
import { useLocationSearch } from './use-location-search';

interface LocationFieldProps extends Pick<
  ComboboxFieldProps,
  | 'label'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'name'
  | 'error'
  | 'hint'
  | 'isOptional'
  | 'placeholder'
  | 'maxLength'
> {
  /** What the text becomes when a place is chosen. */
  textOf?: (place: LocationSuggestion) => string;
  /** In a filter: what is typed counts as it is, so only what is wrong is worth words. */
  isFilter?: boolean;
}

const optionOf = ({ display_name: whole, name }: LocationSuggestion, index: number): ComboboxOption => ({
  id: String(index),
  text: name,
  detail: whole.startsWith(`${name}, `) ? whole.slice(name.length + 2) : undefined,
});

/**
 * A place in the United Kingdom: suggestions from the third letter, any text allowed. Nothing is looked for until
 * a user types; a text that was saved before stands unquestioned.
 */
export function LocationField({
  value,
  onChange,
  onBlur,
  error,
  hint,
  textOf = locationTextOf,
  isFilter = false,
  ...field
}: LocationFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const answer = useLocationSearch(typed === value ? value : '');
  const places = answer?.kind === 'found' ? answer.places : [];
  const look = locationLook({ value, isChosen: chosen === value, isLeft: left === value && typed === value, answer });
  const isWordless = isFilter && answer?.kind !== 'unavailable';

  const choose = (id: string): void => {
    const place = places[Number(id)];
    if (!place) return;
    const text = textOf(place);
    setTyped(null);
    setChosen(text);
    onChange(text);
  };
  return (
    <ComboboxField
      icon={<PinIcon />}
      {...field}
      value={value}
      onChange={(text) => {
        setTyped(text);
        setChosen(null);
        onChange(text);
      }}
      onBlur={() => {
        setLeft(value);
        onBlur?.();
      }}
      options={places.map(optionOf)}
      onChoose={choose}
      error={error ?? look.error}
      isGood={Boolean(look.good)}
      good={isWordless ? undefined : look.good}
      hint={isWordless ? hint : (look.hint ?? hint)}
    />
  );
}
