import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { figureOf } from '@crewcall/contracts-core';
import { ChartFrame, type ChartTable } from './chart-frame';

const [LABELS, RIGHT, ROW, BAR] = [262, 500, 30, 18];
/** Characters that fit beside the bars; the table has the rest. */
const LABEL_MAX = 28;

const short = (label: string): string => (label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label);

interface RankChartProps {
  title: string;
  /** As many as can be shown; the most first. */
  bars: readonly { label: string; value: number }[];
  table: ChartTable;
  /** What is said when there is nothing to show. */
  none: string;
}

/** Bars that lie, one for each name, SVG of our own. */
export function RankChart({ title, bars, table, none }: RankChartProps): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const height = bars.length * ROW + 8;
  const spoken = bars.map(({ label, value }) => `${label}: ${figureOf(value)}`).join(', ');
  return (
    <ChartFrame title={title} table={table}>
      {bars.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 3, py: 1 }}>
          {none}
        </Typography>
      )}
      {bars.length > 0 && (
        <svg className="chart" viewBox={`0 0 560 ${height}`} role="img" aria-label={`${title}. ${spoken}`}>
          {bars.map(({ label, value }, at) => {
            const width = Math.max(2, ((RIGHT - LABELS) * value) / most);
            const middle = ROW * at + ROW / 2 + 4;
            return (
              <g key={label}>
                <text x={LABELS - 10} y={middle + 4} textAnchor="end">
                  {short(label)}
                </text>
                <rect className="s0" x={LABELS} y={middle - BAR / 2} width={width} height={BAR} rx={2} />
                <text x={LABELS + width + 8} y={middle + 4}>
                  {figureOf(value)}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </ChartFrame>
  );
}
