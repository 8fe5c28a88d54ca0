import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Art = styled('svg')(({ theme: { vars } }) => ({
  width: 160,
  height: 96,
  fill: 'none',
  stroke: vars.palette.text.hint,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path:first-of-type': { fill: vars.palette.beam, stroke: 'none' },
}));

/** A line drawing of the thing that is missing. The first path is the light that falls on it. */
const drawings = {
  stage: [
    'M70 10 30 88h100L90 10Z',
    'M10 10h140M20 10l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8M10 18h140M74 18h12v9H74Z',
    'M52 60h56v26H52ZM52 68h56M72 64h16v8H72ZM58 86v4m44-4v4M20 90h120',
  ],
  list: ['M72 6 36 90h88L88 6Z', 'M56 16h48v74H56ZM70 10h20v10H70ZM64 34h32M64 46h32M64 58h20', 'M40 90h80'],
  chat: ['M72 6 36 90h88L88 6Z', 'M44 26h50v32H66l-12 12V58H44ZM104 44h16v26h-8v10l-10-10H82', 'M54 38h30M54 46h20'],
  crew: [
    'M74 8 40 88h80L86 8Z',
    'M62 90V72a18 18 0 0 1 36 0v18M80 54a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM66 44v-4a14 14 0 0 1 28 0v4M64 42h4v8h-4ZM92 42h4v8h-4Z',
    'M30 90h100',
  ],
  bell: ['M74 8 40 88h80L86 8Z', 'M62 72V52a18 18 0 0 1 36 0v20l6 6H56ZM74 84h12M80 34v-6', 'M30 90h100'],
  rating: ['M74 8 40 88h80L86 8Z', 'm80 26 8 16 18 2.6-13 12.6 3 18-16-8.4-16 8.4 3-18-13-12.6 18-2.6Z', 'M30 90h100'],
  link: [
    'M74 8 40 88h80L86 8Z',
    'M70 50h-8a14 14 0 0 0 0 28h10M90 50h8a14 14 0 0 1 0 28H88M68 64h6m12 0h6M80 34v8m-16-2 4 6m28-6-4 6',
    'M30 90h100',
  ],
} as const;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }): ReactNode {
  return (
    <Art viewBox="0 0 160 96" aria-hidden="true">
      {drawings[name].map((path) => (
        <path key={path} d={path} strokeDasharray={name === 'crew' && path.startsWith('M62') ? '3 4' : undefined} />
      ))}
    </Art>
  );
}
