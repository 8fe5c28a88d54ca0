export { CompanyHead } from './components/company-head';
export { DashboardFrame } from './components/dashboard-frame';
export { useDashboardAddress, type DashboardTab } from './hooks/use-dashboard-address';
