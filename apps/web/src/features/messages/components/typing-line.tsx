import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const blink = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 24,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  '& i': {
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: 'currentColor',
    animation: `${blink} 1.2s infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '& i:nth-of-type(2)': { animationDelay: '.15s' },
  '& i:nth-of-type(3)': { animationDelay: '.3s', marginRight: 4 },
}));

export function TypingLine({ name }: { name: string }): ReactNode {
  return (
    <Line role="status">
      <i />
      <i />
      <i />
      {name} is typing
    </Line>
  );
}
