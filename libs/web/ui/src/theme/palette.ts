import type { PaletteOptions } from '@mui/material/styles';
import type {} from './palette-types';

const night = '#11151C';
const white = '#FFFFFF';
const amber = '#FBBF24';

const stage = {
  bg: '#0B0E14',
  text: '#F4F2EC',
  text2: '#B9BEC8',
  accent: amber,
  accentHover: '#FCD155',
  onAccent: night,
};

export const lightPalette: PaletteOptions = {
  common: { black: '#000', white, ink: night, paper: '#FAFAF7' },
  background: { default: '#FAFAF7', paper: white, sunken: '#F3F2ED', lifted: '#FFFEFB' },
  text: { primary: night, secondary: '#4A505C', hint: '#636975', disabled: '#636975' },
  divider: '#E5E4DE',
  edge: '#86888E',
  action: { active: '#4A505C', hover: '#F3F2ED', disabled: '#636975', disabledBackground: '#F3F2ED' },
  primary: { main: '#B45309', dark: '#933F06', contrastText: white, tint: '#FBF1D3' },
  secondary: { main: '#1B5EA6', contrastText: white, tint: '#E9F1FA' },
  info: { main: '#1B5EA6', contrastText: white, tint: '#E9F1FA' },
  success: { main: '#176B3A', contrastText: white, tint: '#E6F4EA' },
  warning: { main: '#855600', contrastText: white, tint: '#FBF1D3' },
  error: { main: '#B3261E', contrastText: white, tint: '#FCEBE9' },
  scrim: 'rgb(17 21 28 / .45)',
  lift: {
    low: '0 1px 2px rgb(17 21 28 / .06), 0 6px 20px rgb(17 21 28 / .08)',
    high: '0 2px 4px rgb(17 21 28 / .08), 0 24px 64px rgb(17 21 28 / .18)',
  },
  beam: 'rgb(180 83 9 / .1)',
  avatar: {
    bg1: '#E3EAF3',
    fg1: '#28486F',
    bg2: '#EEE6DA',
    fg2: '#6A4B1C',
    bg3: '#E1EDE5',
    fg3: '#22553A',
    bg4: '#EDE4EE',
    fg4: '#61346B',
  },
  stage,
};

export const darkPalette: PaletteOptions = {
  common: { black: '#000', white, ink: '#EEF0F3', paper: night },
  background: { default: night, paper: '#171C25', sunken: '#1F2530', lifted: '#1A2029' },
  text: { primary: '#EEF0F3', secondary: '#B6BDC9', hint: '#949CAA', disabled: '#949CAA' },
  divider: '#2A3140',
  edge: '#6B7587',
  action: { active: '#B6BDC9', hover: '#1F2530', disabled: '#949CAA', disabledBackground: '#1F2530' },
  primary: { main: amber, dark: '#FCD155', contrastText: night, tint: '#322A12' },
  secondary: { main: '#8DBBF7', contrastText: night, tint: '#182A42' },
  info: { main: '#8DBBF7', contrastText: night, tint: '#182A42' },
  success: { main: '#74D399', contrastText: night, tint: '#14301F' },
  warning: { main: '#EBC76A', contrastText: night, tint: '#322A12' },
  error: { main: '#FF9C92', contrastText: night, tint: '#3B1C1C' },
  scrim: 'rgb(4 6 10 / .66)',
  lift: {
    low: '0 1px 2px rgb(0 0 0 / .4), 0 6px 20px rgb(0 0 0 / .4)',
    high: '0 2px 4px rgb(0 0 0 / .5), 0 24px 64px rgb(0 0 0 / .6)',
  },
  beam: 'rgb(251 191 36 / .14)',
  avatar: {
    bg1: '#22324A',
    fg1: '#B5CFF2',
    bg2: '#38301F',
    fg2: '#E6CFA0',
    bg3: '#1D3527',
    fg3: '#A6DDBD',
    bg4: '#352440',
    fg4: '#DDB9E6',
  },
  stage,
};
