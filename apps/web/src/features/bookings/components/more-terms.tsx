import { termsWhenOn } from '@crewcall/contracts-bookings';
import { CheckField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { CancelSteps } from './cancel-steps';
import { Pair } from './call-fields';
import type { SetTerms } from './terms-fields';

const amounts = [
  ['overtime_pence', 'Overtime by the hour instead (£)', undefined],
  ['night_factor', 'Night hours, times the hour', '00:00 to 06:00'],
  ['sunday_factor', 'Sundays and bank holidays, times the hour', undefined],
  ['turnaround_pence', 'Short turnaround (£)', 'For each call that begins under 11 hours after the one before.'],
  ['travel_day_percent', 'Travel day (% of the day)', `Usual: ${termsWhenOn.travel_day_percent} %`],
  ['mileage_pence', 'Mileage (pence a mile)', `Usual: ${termsWhenOn.mileage_pence}p`],
  ['per_diem_pence', 'Per diem, each night away (£)', undefined],
] as const;

const provided = [
  ['has_accommodation', 'Accommodation provided'],
  ['has_meals', 'Meals provided'],
  ['has_parking', 'Parking paid'],
] as const;

/** Terms that are off until they are set. */
export function MoreTerms({ values, problems, set }: SetTerms): ReactNode {
  return (
    <>
      <Pair>
        {amounts.map(([field, label, hint]) => (
          <TextField
            key={field}
            isOptional
            {...{ label, hint }}
            value={values[field]}
            error={problems[field]}
            input={{ inputMode: 'decimal' }}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        ))}
      </Pair>
      <div>
        {provided.map(([field, label]) => (
          <CheckField
            key={field}
            label={label}
            checked={values[field]}
            onChange={({ target }) => set({ [field]: target.checked })}
          />
        ))}
      </div>
      <CancelSteps {...{ values, problems, set }} />
    </>
  );
}
