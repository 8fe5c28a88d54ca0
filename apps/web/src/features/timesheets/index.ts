export { TimesheetPage } from './components/timesheet-page';
export { TimesheetsPage } from './components/timesheets-page';
