import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 132,
  '@media (max-width: 899.95px)': { height: 92 },
});

const lamps = [240, 470, 700, 930, 1160] as const;

/** The head of a company's page: truss and beams of our own, the same in both themes. */
export function Cover(): ReactNode {
  const id = useId();
  return (
    <Drawing viewBox="0 0 1280 160" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <Beam id={`${id}warm`} colour="#FBBF24" strength={0.4} />
        <Beam id={`${id}cold`} colour="#C9D8F0" strength={0.22} />
      </defs>
      <rect width="1280" height="160" fill="#0B0E14" />
      {lamps.map((at, number) => (
        <path key={at} d={`M${at} 14 ${at - 90} 160h180Z`} fill={`url(#${id}${number % 2 === 0 ? 'warm' : 'cold'})`} />
      ))}
      <path d="M0 4h1280M0 14h1280" stroke="#F4F2EC" strokeOpacity=".22" />
      {lamps.map((at) => (
        <rect
          key={at}
          x={at - 8}
          y="14"
          width="16"
          height="12"
          rx="2"
          fill="#1C2230"
          stroke="#F4F2EC"
          strokeOpacity=".3"
        />
      ))}
      <path
        d="M0 160v-18c60-8 90-14 130-14 50 0 60 16 120 16s80-18 140-18 90 18 150 18 90-18 150-18 90 16 150 16 90-18 150-18 80 14 140 14 90-10 150-8v30Z"
        fill="#05070B"
      />
    </Drawing>
  );
}

function Beam({ id, colour, strength }: { id: string; colour: string; strength: number }): ReactNode {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={colour} stopOpacity={strength} />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </linearGradient>
  );
}
