import { createTheme, type Shadows } from '@mui/material/styles';
import { baseline } from './baseline.styles';
import { buttons } from './button.styles';
import { inputs } from './input.styles';
import { darkPalette, lightPalette } from './palette';
import { signals } from './signal.styles';
import { surfaces } from './surface.styles';
import { typography } from './typography';

/** Two elevations, no more: menus and toasts, dialogs. */
const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 1) return 'var(--mui-palette-lift-low)';
  return level === 2 ? 'var(--mui-palette-lift-high)' : 'none';
}) as Shadows;

/**
 * Variables that nothing reads: those of parts of MUI that we render ourselves, and the dark overlays of papers. They would
 * be a third of every page's style sheet.
 */
const unread =
  /^(overlays|unstable_sxConfig|palette-(Alert|AppBar|FilledInput|Slider|SnackbarContent|SpeedDialIcon|StepConnector|StepContent|Skeleton|Chip|Avatar)|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions|palette-(mode|contrastThreshold|tonalOffset))\b/;

const bothThemes = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', shouldSkipGeneratingVar: (keys) => unread.test(keys.join('-')) },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1120, xl: 1440 } },
  spacing: 8,
  shape: { borderRadius: 12 },
  shadows,
  typography,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 160,
      complex: 180,
      enteringScreen: 180,
      leavingScreen: 160,
    },
  },
  components: { ...baseline, ...buttons, ...inputs, ...surfaces, ...signals },
});

const DARK = '[data-theme="dark"]';

/**
 * The look of CrewCall. Colours are CSS variables for both schemes, chosen by `data-theme` on the root element:
 * components read `theme.vars.palette`, never a colour value.
 */
export const theme = {
  ...bothThemes,
  // Paper is white whatever the screen is: pale words on it could hardly be read.
  generateStyleSheets: () =>
    bothThemes.generateStyleSheets().map((sheet) => (DARK in sheet ? { '@media screen': sheet } : sheet)),
};
