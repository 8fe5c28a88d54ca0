import {
  mostPeopleProblem,
  peopleAtOnceProblem,
  type RescueSettings,
  waveMinutesProblem,
} from '@crewcall/contracts-bookings';
import { FormDialog, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../../shared/forms';
import { countOf } from '../model/typed-numbers';

type Waves = Omit<RescueSettings, 'miles'>;
type Typed = Record<keyof Waves, string>;

const rules = { people: peopleAtOnceProblem, minutes: waveMinutesProblem, most_people: mostPeopleProblem };
const fields = Object.keys(rules) as (keyof Waves)[];
const labels = { people: 'People at once', minutes: 'Minutes until the next', most_people: 'People at most' };

interface WavesDialogProps {
  settings: Waves;
  isBusy?: boolean;
  problem?: string | null | undefined;
  /** Takes what is another than before. */
  onSave: (changes: Partial<Waves>) => void;
  onClose: () => void;
}

/** How many are asked at once, how soon the next, and how many at most. */
export function WavesDialog({ settings, isBusy = false, problem, onSave, onClose }: WavesDialogProps): ReactNode {
  const { people, minutes, most_people } = settings;
  const { register, handleSubmit, formState } = useForm({
    resolver: judgedBy<Typed>((typed) =>
      Object.fromEntries(fields.map((field) => [field, rules[field](countOf(typed[field])) ?? undefined])),
    ),
    defaultValues: { people: `${people}`, minutes: `${minutes}`, most_people: `${most_people}` },
  });
  const save = handleSubmit((typed) => {
    const changed = fields.filter((field) => countOf(typed[field]) !== settings[field]);
    onSave(Object.fromEntries(changed.map((field) => [field, countOf(typed[field])])));
  });
  return (
    <FormDialog
      title="How to ask"
      submitLabel="Save"
      busyLabel="Saving..."
      {...{ isBusy, problem, onClose }}
      onSubmit={() => void save()}
    >
      <p>The next are asked when these minutes are over, or when all have declined. Earlier waves stay open.</p>
      {fields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          error={formState.errors[field]?.message}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
          {...register(field)}
        />
      ))}
    </FormDialog>
  );
}
