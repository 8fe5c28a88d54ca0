import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeftIcon } from '../icons';

const openAfterMs = 100;
/** Long enough to cross a corner on the way to an item. */
const closeAfterMs = 200;

interface Goal {
  label: string;
  to: string;
}

interface SubMenuItemProps extends Goal {
  items: readonly Goal[];
  /** Somebody chose the item or one of its own. */
  onGo: () => void;
}

/** An item of a menu with a menu of its own beside it: 100 ms under the pointer open it, or the arrow key that points to it. */
export function SubMenuItem({ label, to, items, onGo }: SubMenuItemProps): ReactNode {
  const [opened, setOpened] = useState<'pointer' | 'key' | null>(null);
  const item = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, next: typeof opened, { pointerType }: PointerEvent): void => {
    clearTimeout(timer.current);
    // A finger does not hover: it chooses.
    if (pointerType !== 'touch') timer.current = setTimeout(() => setOpened(next), ms);
  };
  const onItemKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    setOpened('key');
  };
  const onListKey = (event: KeyboardEvent): void => {
    // The menu around this one has the same keys.
    event.stopPropagation();
    if (!['Escape', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    setOpened(null);
    item.current?.focus();
  };

  return (
    <li
      role="none"
      onPointerEnter={(event) => after(openAfterMs, 'pointer', event)}
      onPointerLeave={(event) => after(closeAfterMs, null, event)}
    >
      <MenuItem
        ref={item}
        component={Link}
        to={to}
        aria-haspopup="menu"
        aria-expanded={Boolean(opened)}
        onClick={onGo}
        onKeyDown={onItemKey}
      >
        <LeftIcon fontSize="small" />
        <span>{label}</span>
      </MenuItem>
      {opened && (
        <Popper
          open
          role="none"
          // Inside the menu, which keeps the focus to itself, and over its edge.
          disablePortal
          popperOptions={{ strategy: 'fixed' }}
          // Those two would keep it within the menu.
          modifiers={[
            { name: 'flip', enabled: false },
            { name: 'preventOverflow', enabled: false },
          ]}
          sx={{ zIndex: 1 }}
          anchorEl={() => item.current as HTMLAnchorElement}
          placement="left-start"
        >
          <Paper elevation={8}>
            <MenuList aria-label={label} autoFocusItem={opened === 'key'} onKeyDown={onListKey}>
              {items.map((goal) => (
                <MenuItem key={goal.to} component={Link} to={goal.to} onClick={onGo}>
                  {goal.label}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      )}
    </li>
  );
}
