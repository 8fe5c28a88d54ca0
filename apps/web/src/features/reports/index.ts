export { ReportButton } from './components/report-button';
