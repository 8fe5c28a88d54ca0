import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

// On a 20 px grid, 1.6 stroke, round ends (the theme sets both). Nothing comes from an icon package.
type Icon = (props: SvgIconProps) => ReactNode;

export const stroked = (shape: ReactNode): Icon =>
  function StrokedIcon(props) {
    return (
      <SvgIcon viewBox="0 0 20 20" {...props}>
        {shape}
      </SvgIcon>
    );
  };

/** One-colour provider glyphs are filled, not stroked. */
export const filled = (shape: ReactNode): Icon =>
  function FilledIcon(props) {
    return (
      <SvgIcon viewBox="0 0 20 20" {...props} sx={{ fill: 'currentColor', stroke: 'none' }}>
        {shape}
      </SvgIcon>
    );
  };
