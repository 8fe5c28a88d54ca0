import { savedSearchLimits, searchAlerts, type SearchAlert } from '@crewcall/contracts-jobs';
import { errorText } from '@crewcall/web-data-access';
import { FormDialog, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { alertLabels, type Sought } from './search-lines';

export interface NamedAlert {
  name: string;
  alert: SearchAlert;
}

interface SearchFormProps {
  title: string;
  sought: Sought;
  first: NamedAlert;
  isBusy: boolean;
  error: unknown;
  onSubmit: (named: NamedAlert) => void;
  onClose: () => void;
}

const options = searchAlerts.map((value) => ({ value, label: alertLabels[value] }));

/** A search’s name, and when its owner hears of what is new. */
export function SearchForm({ title, sought, first, isBusy, error, onSubmit, onClose }: SearchFormProps): ReactNode {
  const [name, setName] = useState(first.name);
  const [alert, setAlert] = useState(first.alert);
  return (
    <FormDialog
      title={title}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={isBusy}
      isIncomplete={!name.trim()}
      problem={error ? errorText(error, 'That was not saved. Please try again.') : undefined}
      onSubmit={() => onSubmit({ name: name.trim(), alert })}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        input={{ maxLength: savedSearchLimits.name, autoComplete: 'off' }}
      />
      <SelectField
        label={`Tell me of new ${sought}`}
        name="alert"
        options={options}
        value={alert}
        onChange={(event) => setAlert(event.target.value as SearchAlert)}
      />
    </FormDialog>
  );
}
