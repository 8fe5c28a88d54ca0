import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Card, DownloadIcon, phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { download } from '../../../shared/files';
import { csvOf } from '../model/csv';
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
  '& .legend > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .legend svg': { width: 12, height: 12 },
  '& .chart': { display: 'block', width: '100%', height: 'auto', padding: '8px 16px' },
  // The chart shrinks with the screen; its words must not.
  '& text': { fill: vars.palette.text.secondary, fontSize: 12, [phone]: { fontSize: 19 } },
  '& line': { stroke: vars.palette.divider },
  '& .s0': { fill: vars.palette.info.main },
  '& .s1': { fill: `color-mix(in srgb, ${vars.palette.info.main} 45%, ${vars.palette.background.paper})` },
  '& details': { padding: '0 0 8px' },
  '& summary': { padding: '8px 24px', minHeight: 44, cursor: 'pointer', color: vars.palette.text.secondary },
  '& .csv': { padding: '8px 24px' },
}));

export interface ChartTable {
  heads: readonly { name: string; isNumber?: boolean }[];
  /** As they go into the file. */
  rows: readonly (readonly (string | number | null)[])[];
  /** How a cell reads in the table. */
  words?: (cell: string | number | null, column: number) => ReactNode;
}

interface ChartFrameProps {
  title: string;
  legend?: readonly string[];
  table: ChartTable;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its title; behind it the table that it stands for, and the same as a file. */
export function ChartFrame({ title, legend = [], table, children }: ChartFrameProps): ReactNode {
  const { heads, rows, words = (cell) => String(cell ?? '–') } = table;
  const save = (): void =>
    download(`${title.toLowerCase().replaceAll(' ', '-')}.csv`, csvOf([heads.map(({ name }) => name), ...rows]));
  return (
    <Card>
      <Figure>
        <figcaption>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {legend.length > 1 && (
            <span className="legend">
              {legend.map((name, at) => (
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
        {children}
        <details>
          <summary>Show as a table</summary>
          <DataTable label={title} heads={heads}>
            {rows.map((cells) => (
              <tr key={String(cells[0])}>
                {cells.map((cell, column) => (
                  <td key={heads[column]?.name} className={heads[column]?.isNumber ? 'num' : 'long'}>
                    {words(cell, column)}
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
