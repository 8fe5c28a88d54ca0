import type { ReactNode } from 'react';
import { figureOf } from '@crewcall/contracts-core';
import { ceilingOf, type Chart } from '../model/charts';
import { ChartFrame, type ChartTable } from './chart-frame';

const [LEFT, RIGHT, TOP, FLOOR] = [56, 556, 16, 196];

function Bars({ chart: { labels, series }, ceiling }: { chart: Chart; ceiling: number }): ReactNode {
  const slot = (RIGHT - LEFT) / labels.length;
  const width = Math.min(26, (slot - 8) / series.length);
  const heightOf = (value: number): number => ((FLOOR - TOP) * value) / ceiling;
  return series.map(({ name, values }, at) =>
    values.map((value, month) => {
      const left = LEFT + slot * month + (slot - width * series.length) / 2 + width * at;
      const height = heightOf(value ?? 0);
      return (
        <rect
          key={`${name} ${labels[month]}`}
          className={`s${at}`}
          x={left}
          y={FLOOR - height}
          width={width}
          height={height}
          rx={2}
        />
      );
    }),
  );
}

function Axes({ labels, ceiling, unit }: { labels: string[]; ceiling: number; unit: string }): ReactNode {
  const slot = (RIGHT - LEFT) / labels.length;
  return (
    <>
      {[0, 0.25, 0.5, 0.75, 1].map((part) => {
        const y = FLOOR - (FLOOR - TOP) * part;
        return (
          <g key={part}>
            <line x1={LEFT} x2={RIGHT} y1={y} y2={y} />
            <text x={LEFT - 6} y={y + 4} textAnchor="end">
              {figureOf(ceiling * part)}
              {unit === '%' ? unit : ''}
            </text>
          </g>
        );
      })}
      {labels.map((label, month) =>
        month % 2 === (labels.length + 1) % 2 ? (
          <text key={label} x={LEFT + slot * (month + 0.5)} y={FLOOR + 20} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </>
  );
}

/** Bars by month, SVG of our own. */
export function BarChart({ chart }: { chart: Chart }): ReactNode {
  const { title, unit, labels, series } = chart;
  const ceiling =
    unit === '%' ? 100 : ceilingOf(Math.max(...series.flatMap(({ values }) => values.map((one) => one ?? 0))));
  const words = (value: number | null): string => (value === null ? '–' : `${figureOf(value)}${unit}`);
  const last = series.map(({ name, values }) => `${name} ${words(values.at(-1) ?? null)}`).join(', ');
  const table: ChartTable = {
    heads: [{ name: 'Month' }, ...series.map(({ name }) => ({ name: `${name}${unit}`, isNumber: true }))],
    rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
    words: (cell) => (typeof cell === 'string' ? cell : words(cell)),
  };
  return (
    <ChartFrame title={title} legend={series.map(({ name }) => name)} table={table}>
      <svg className="chart" viewBox="0 0 576 224" role="img" aria-label={`${title}. ${labels.at(-1)}: ${last}`}>
        <Axes labels={labels} ceiling={ceiling} unit={unit} />
        <Bars chart={chart} ceiling={ceiling} />
      </svg>
    </ChartFrame>
  );
}
