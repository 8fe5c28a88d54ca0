import { useColorScheme } from '@mui/material/styles';
import { ChoiceField, SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const modes = [
  { value: 'system', label: 'Like the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The theme of this browser. */
export function AppearanceCard(): ReactNode {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <SectionCard title="Appearance">
      <ChoiceField
        label="Theme"
        name="theme"
        choices={modes}
        value={mode}
        onChange={(event) => setMode(modes.find(({ value }) => value === event.target.value)?.value ?? 'system')}
      />
    </SectionCard>
  );
}
