import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { CheckIcon, HalfIcon, MoonIcon, SunIcon } from '@crewcall/web-ui';

const modes = [
  { mode: 'system', label: 'As my device', icon: <HalfIcon /> },
  { mode: 'light', label: 'Light', icon: <SunIcon /> },
  { mode: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const;

interface ThemeMenuProps {
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string;
  isOpen: boolean;
  onClose: () => void;
}

export function ThemeMenu({ anchor, labelledBy, isOpen, onClose }: ThemeMenuProps): ReactNode {
  const { mode: chosen, setMode } = useColorScheme();
  return (
    <Menu
      open={isOpen}
      onClose={onClose}
      anchorEl={() => anchor.current}
      slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { component: 'section', 'aria-label': 'Theme' } }}
    >
      {modes.map(({ mode, label, icon }) => (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={mode === chosen}
          selected={mode === chosen}
          onClick={() => {
            setMode(mode);
            onClose();
          }}
        >
          {icon}
          <span style={{ flex: 1 }}>{label}</span>
          {mode === chosen && <CheckIcon fontSize="small" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
