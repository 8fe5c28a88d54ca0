import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import { MoonIcon, SunIcon } from '@crewcall/web-ui';
import { useOpener } from './opener';

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu')).ThemeMenu }));

// Which of the two shows is decided by the root element, before React runs: nothing flashes.
const Root = styled(IconButton)({
  '[data-theme="dark"] & .sun, [data-theme="light"] & .moon': { display: 'none' },
});

export function ThemeButton(): ReactNode {
  const menu = useOpener();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <Root
        ref={button}
        id={id}
        aria-label="Light or dark"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
      >
        <SunIcon className="sun" />
        <MoonIcon className="moon" />
      </Root>
      {menu.wasOpened && (
        <Suspense>
          <ThemeMenu anchor={button} labelledBy={id} isOpen={menu.isOpen} onClose={menu.close} />
        </Suspense>
      )}
    </>
  );
}
