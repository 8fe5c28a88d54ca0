import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LampDefinitions, StageGear } from './stage-gear';

const Art = styled('svg')({ position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' });

/** Where a lamp hangs, and where the left and right edge of its beam meet the floor. */
const lamps = [
  { at: 90, from: 130, to: 290 },
  { at: 250, from: 44, to: 196 },
  { at: 410, from: 482, to: 638 },
  { at: 590, from: 628, to: 812, isWarm: true },
  { at: 720, from: 556, to: 724 },
  { at: 850, from: 724, to: 916, isWarm: true },
  { at: 1010, from: 1066, to: 1234 },
  { at: 1150, from: 912, to: 1108, isWarm: true },
  { at: 1256, from: 1100, to: 1260 },
  { at: 1390, from: 1256, to: 1404 },
] as const satisfies { at: number; from: number; to: number; isWarm?: boolean }[];

export interface StageArtProps {
  /** Height of the drawing; the floor is near its lower edge. */
  height?: number;
}

/** The stage before the doors open: truss, lamps and their numbers, beams and haze, cases waiting. One to a page. */
export function StageDrawing({ height = 680 }: StageArtProps): ReactNode {
  const floor = height - 84;
  return (
    <Art viewBox={`0 0 1440 ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <LampDefinitions />
      <ellipse cx="980" cy="330" rx="620" ry="300" fill="url(#haze)" />
      <ellipse cx="1060" cy={floor - 26} rx="520" ry="120" fill="url(#warm-haze)" />
      <ellipse cx="420" cy={floor - 6} rx="520" ry="110" fill="url(#haze)" />
      <g filter="url(#soft)">
        {lamps.map(({ at, from, to, ...lamp }) => (
          <path
            key={at}
            d={`M${at - 5} 104 ${from} ${floor + 22} ${to} ${floor + 22} ${at + 5} 104Z`}
            fill={`url(#${'isWarm' in lamp ? 'warm' : 'cold'}-beam)`}
          />
        ))}
      </g>
      <rect y={floor} width="1440" height="84" fill="url(#floor)" />
      <path d={`M0 ${floor}h1440`} stroke="#3A465C" strokeWidth="1.5" />
      {lamps.map(({ at, from, to, ...lamp }) => (
        <ellipse
          key={at}
          cx={(from + to) / 2}
          cy={floor + 26}
          rx={(to - from) / 2}
          ry="11"
          fill={'isWarm' in lamp ? '#FBBF24' : '#8FB8F0'}
          opacity={'isWarm' in lamp ? 0.26 : 0.13}
        />
      ))}
      <StageGear floor={floor} />
      {lamps.map(({ at, from, to, ...lamp }, number) => (
        <Lamp
          key={at}
          at={at}
          number={101 + number}
          isWarm={'isWarm' in lamp}
          // The lamp looks where its beam goes.
          turn={(Math.atan((at - (from + to) / 2) / (floor - 104)) * 180) / Math.PI}
        />
      ))}
    </Art>
  );
}

interface LampProps {
  at: number;
  number: number;
  turn: number;
  isWarm: boolean;
}

function Lamp({ at, number, turn, isWarm }: LampProps): ReactNode {
  return (
    <g transform={`translate(${at})`}>
      <path d="M-4 64h8v8h-8Z" fill="#56627A" />
      <path d="M-13 72h26v5h-26Z" fill="#2C3546" />
      <g transform={`rotate(${turn.toFixed(1)} 0 88)`}>
        <rect x="-10" y="76" width="20" height="28" rx="5" fill="#222A38" stroke="#4A566C" />
        <ellipse cy="104" rx="9" ry="3.5" fill={isWarm ? '#FFE9B0' : '#DCEBFF'} />
      </g>
      <circle cy="104" r={isWarm ? 26 : 18} fill="url(#glow)" opacity={isWarm ? 0.7 : 0.25} />
      <text x="16" y="88" fontSize="10" fill="#8A95A8">
        {number}
      </text>
    </g>
  );
}
