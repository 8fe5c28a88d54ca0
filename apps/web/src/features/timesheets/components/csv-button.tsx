import { timesheetRoutes } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import type { HoursSide } from '../hooks/use-timesheets-address';
import { FileButton } from '../../../shared/files/file-button';

/** What the list shows, on all its pages, for a spreadsheet. */
export function CsvButton({ side, state }: { side: HoursSide; state: string }): ReactNode {
  const query = new URLSearchParams({ side, state }).toString();
  return <FileButton label="CSV" path={`${timesheetRoutes.timesheetsFile}?${query}`} name="timesheets.csv" />;
}
