import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Card, DownloadIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { ceilingOf, type Chart } from '../model/charts';
import { csvOf, download } from '../model/csv';
import { DataTable } from './data-table';

const Figure = styled('figure')(({ theme: { vars } }) => ({
  margin: 0,
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '16px 24px 0',
  },
  '& .legend': { display: 'flex', gap: 16, color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .legend svg': { width: 12, height: 12, marginRight: 6 },
  '& .chart': { display: 'block', width: '100%', height: 'auto', padding: '8px 16px' },
  '& text': { fill: vars.palette.text.secondary, fontSize: 12 },
  '& line': { stroke: vars.palette.divider },
  '& .s0': { fill: vars.palette.primary.main },
  '& .s1': { fill: vars.palette.info.main },
  '& details': { padding: '0 0 8px' },
  '& summary': { padding: '8px 24px', minHeight: 44, cursor: 'pointer', color: vars.palette.text.secondary },
  '& .csv': { padding: '8px 24px' },
}));

const [LEFT, RIGHT, TOP, FLOOR] = [44, 556, 16, 196];
const numbers = new Intl.NumberFormat('en-GB');

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
              {numbers.format(ceiling * part)}
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

/** Bars drawn by hand, with the table they stand for behind them and the same as a file. */
export function BarChart({ chart }: { chart: Chart }): ReactNode {
  const { title, unit, labels, series } = chart;
  const ceiling =
    unit === '%' ? 100 : ceilingOf(Math.max(...series.flatMap(({ values }) => values.map((one) => one ?? 0))));
  const words = (value: number | null): string => (value === null ? '–' : `${numbers.format(value)}${unit}`);
  const last = series.map(({ name, values }) => `${name} ${words(values.at(-1) ?? null)}`).join(', ');
  const rows = labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]);
  const save = (): void => {
    const head = ['Month', ...series.map(({ name }) => `${name}${unit}`)];
    download(`${title.toLowerCase().replaceAll(' ', '-')}.csv`, csvOf([head, ...rows]));
  };
  return (
    <Card>
      <Figure>
        <figcaption>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {series.length > 1 && (
            <span className="legend">
              {series.map(({ name }, at) => (
                <span key={name}>
                  <svg viewBox="0 0 12 12" aria-hidden="true">
                    <rect className={`s${at}`} width="12" height="12" rx="3" />
                  </svg>
                  {name}
                </span>
              ))}
            </span>
          )}
        </figcaption>
        <svg className="chart" viewBox="0 0 560 224" role="img" aria-label={`${title}. ${labels.at(-1)}: ${last}`}>
          <Axes labels={labels} ceiling={ceiling} unit={unit} />
          <Bars chart={chart} ceiling={ceiling} />
        </svg>
        <details>
          <summary>Show as a table</summary>
          <DataTable label={title} heads={[{ name: 'Month' }, ...series.map(({ name }) => ({ name, isNumber: true }))]}>
            {labels.map((label, at) => (
              <tr key={label}>
                <td>{label}</td>
                {series.map(({ name, values }) => (
                  <td key={name} className="num">
                    {words(values[at] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </DataTable>
          <div className="csv">
            <Button variant="outlined" size="small" startIcon={<DownloadIcon />} onClick={save}>
              Download as CSV
            </Button>
          </div>
        </details>
      </Figure>
    </Card>
  );
}
