import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckIcon, HalfIcon, MenuItems, MoonIcon, SunIcon } from '@crewcall/web-ui';

const modes = [
  { mode: 'system', label: 'As my device', icon: <HalfIcon /> },
  { mode: 'light', label: 'Light', icon: <SunIcon /> },
  { mode: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const;

interface ThemeMenuProps {
  /** What is chosen stands in the browser alone: it is marked once the menu is open there. */
  isOpen: boolean;
  onChosen: () => void;
}

export function ThemeMenu({ isOpen, onChosen }: ThemeMenuProps): ReactNode {
  const { mode: chosen, setMode } = useColorScheme();
  return (
    <MenuItems>
      {modes.map(({ mode, label, icon }) => {
        const isChosen = isOpen && mode === chosen;
        return (
          <li key={mode}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => {
                setMode(mode);
                onChosen();
              }}
            >
              {icon}
              <span>{label}</span>
              {isChosen && <CheckIcon fontSize="small" />}
            </button>
          </li>
        );
      })}
    </MenuItems>
  );
}
