import type {} from '@mui/material/themeCssVarsAugmentation';

// The roles of our palette that MUI has no key for. The type-checker reads this file through `palette.ts`.
declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Hover, table heads, skeletons, quotations. */
    sunken: string;
    /** An unfolded row. */
    lifted: string;
  }
  interface TypeText {
    /** Hints, captions, placeholders: faint, and still readable. */
    hint: string;
  }
  interface PaletteColor {
    /** The ground that text of this colour is readable on. */
    tint: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface CommonColors {
    ink: string;
    paper: string;
  }
  interface OwnPalette {
    /** Borders of inputs and quiet buttons. */
    edge: string;
    scrim: string;
    /** The two elevations, as box shadows. */
    lift: { low: string; high: string };
    /** The picture of the stage looks the same in both themes. */
    stage: { bg: string; text: string; text2: string; accent: string; accentHover: string; onAccent: string };
    /** Grounds and letters of the four avatars. */
    avatar: Record<'bg1' | 'fg1' | 'bg2' | 'fg2' | 'bg3' | 'fg3' | 'bg4' | 'fg4', string>;
    /** The light that falls into an empty state's drawing. */
    beam: string;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}
