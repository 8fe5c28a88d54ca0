import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MoonIcon, Popover, SunIcon, usePopover } from '@crewcall/web-ui';
import { ThemeMenu } from './theme-menu';

// Which of the two shows is decided by the root element, before React runs: nothing flashes.
const Root = styled(IconButton)({
  '[data-theme="dark"] & .sun, [data-theme="light"] & .moon': { display: 'none' },
});

export function ThemeButton(): ReactNode {
  const menu = usePopover();
  return (
    <>
      <Root aria-label="Light or dark" {...menu.button}>
        <SunIcon className="sun" />
        <MoonIcon className="moon" />
      </Root>
      <Popover state={menu} place="below" aria-label="Theme">
        <ThemeMenu isOpen={menu.isOpen} onChosen={menu.close} />
      </Popover>
    </>
  );
}
