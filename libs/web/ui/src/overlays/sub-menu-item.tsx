import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeftIcon } from '../icons';
import { MenuItems } from './menu-items';

const openAfterMs = 100;
/** Long enough to cross a corner on the way to an item. */
const closeAfterMs = 200;

const Beside = styled(MenuItems)(({ theme: { vars } }) => ({
  position: 'absolute',
  top: -8,
  right: '100%',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.lift.low,
}));

interface Goal {
  label: string;
  to: string;
}

interface SubMenuItemProps extends Goal {
  items: readonly Goal[];
}

/** A link with a list of its own beside it: 100 ms under the pointer open it, or the arrow key that points to it. */
export function SubMenuItem({ label, to, items }: SubMenuItemProps): ReactNode {
  const [opened, setOpened] = useState<'pointer' | 'key' | null>(null);
  const item = useRef<HTMLAnchorElement>(null);
  const first = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (opened === 'key') first.current?.focus();
  }, [opened]);

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
    if (!['Escape', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    // Esc would close the menu around this one too.
    event.preventDefault();
    setOpened(null);
    item.current?.focus();
  };

  return (
    <li
      onPointerEnter={(event) => after(openAfterMs, 'pointer', event)}
      onPointerLeave={(event) => after(closeAfterMs, null, event)}
    >
      <Link ref={item} to={to} aria-expanded={Boolean(opened)} onKeyDown={onItemKey}>
        <LeftIcon fontSize="small" />
        <span>{label}</span>
      </Link>
      {opened && (
        <Beside aria-label={label} onKeyDown={onListKey}>
          {items.map((goal, at) => (
            <li key={goal.to}>
              <Link ref={at === 0 ? first : undefined} to={goal.to}>
                {goal.label}
              </Link>
            </li>
          ))}
        </Beside>
      )}
    </li>
  );
}
