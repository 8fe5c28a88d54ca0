import type { ReactNode } from 'react';

const crosses = [600, 820, 1010, 1240];
const speakers = [0, 1, 2, 3, 4, 5, 6];

/** What does not shine: the truss and its motors, a line array, cases, a microphone, wedges, marks on the floor. */
export function StageGear({ floor }: { floor: number }): ReactNode {
  return (
    <>
      <path
        d={crosses.map((x) => `M${x - 7} ${floor + 50}l14 8m0-8-14 8`).join('')}
        stroke="#F4F2EC"
        strokeOpacity=".4"
        strokeWidth="2"
      />
      <rect x="-20" y="34" width="1480" height="30" fill="url(#truss)" />
      <path d="M0 34h1440M0 64h1440" stroke="#56627A" strokeWidth="4" />
      <path d="M0 33h1440M0 63h1440" stroke="#7C89A3" />
      <path d="M330 0v34M1090 0v34M1314 64v52" stroke="#56627A" strokeWidth="2" />
      <path d="M323 10h14v18h-14ZM1083 10h14v18h-14Z" fill="#2C3546" />
      <g fill="#141A24" stroke="#333E50">
        {speakers.map((box) => (
          <path
            key={box}
            d={`M${(1288 + 0.9 * box * box).toFixed(1)} ${116 + 24 * box}h52l-5 21h-42Z`}
            transform={box ? `rotate(${(-1.6 * box).toFixed(1)} 1314 116)` : undefined}
          />
        ))}
      </g>
      <g fill="#07090D" stroke="#3A465C" strokeWidth="1.2" transform={`translate(0 ${floor - 596})`}>
        <path d="M1196 594v-54h92v54Z" />
        <path d="M1196 558h92M1212 540v54M1272 540v54M1234 554h16v8h-16Z" />
        <path d="M1222 540v-34h56v34ZM1222 516h56M1244 512h12v8h-12Z" />
        <path d="M1296 594v-34h62v34ZM1296 571h62" />
        <path d="M940 595v-112M918 595h44M940 484l34-14" fill="none" stroke="#0B0E14" strokeWidth="4" />
        <path d="M940 595v-112M918 595h44M940 484l34-14" fill="none" stroke="#7C89A3" strokeWidth="1.6" />
        <path d="M970 466l12-5 3 7-12 5Z" />
        <path d="M1030 595l14-26h44l12 26ZM1040 576h54M690 595l12-26h44l14 26ZM698 576h54" />
      </g>
    </>
  );
}

type Stop = [offset: number, colour: string, opacity: number];

function Stops({ stops }: { stops: Stop[] }): ReactNode {
  return stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
}

const down = { x1: 0, y1: 0, x2: 0, y2: 1 };

/** The light: beams that fade, glow around lamps, haze in the air. */
export function LampDefinitions(): ReactNode {
  return (
    <defs>
      <linearGradient id="warm-beam" {...down}>
        <Stops
          stops={[
            [0, '#FBBF24', 0.75],
            [0.45, '#F59E0B', 0.2],
            [1, '#F59E0B', 0],
          ]}
        />
      </linearGradient>
      <linearGradient id="cold-beam" {...down}>
        <Stops
          stops={[
            [0, '#A9CBF7', 0.55],
            [0.5, '#6EA3E6', 0.13],
            [1, '#6EA3E6', 0],
          ]}
        />
      </linearGradient>
      <linearGradient id="floor" {...down}>
        <Stops
          stops={[
            [0, '#1B2230', 1],
            [1, '#0B0E14', 1],
          ]}
        />
      </linearGradient>
      <radialGradient id="haze">
        <Stops
          stops={[
            [0, '#8FA6C8', 0.2],
            [1, '#8FA6C8', 0],
          ]}
        />
      </radialGradient>
      <radialGradient id="warm-haze">
        <Stops
          stops={[
            [0, '#F5B04A', 0.26],
            [1, '#F5B04A', 0],
          ]}
        />
      </radialGradient>
      <radialGradient id="glow">
        <Stops
          stops={[
            [0, '#FFF6DC', 1],
            [0.4, '#FDE68A', 0.8],
            [1, '#FBBF24', 0],
          ]}
        />
      </radialGradient>
      <filter id="soft" x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation="4" />
      </filter>
      <pattern id="truss" width="40" height="30" patternUnits="userSpaceOnUse" y="34">
        <path d="M0 0 20 30 40 0" fill="none" stroke="#3C475B" strokeWidth="2.5" />
      </pattern>
    </defs>
  );
}
