export { AdminHome } from './components/admin-home';
export { CompanyHead } from './components/company-head';
export { DashboardFrame } from './components/dashboard-frame';
export { DashboardSkeleton } from './components/dashboard-skeleton';
export { useDashboardAddress, type DashboardTab } from './hooks/use-dashboard-address';
