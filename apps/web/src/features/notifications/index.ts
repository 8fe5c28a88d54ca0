export { NotificationBell } from './components/notification-bell';
export { categoryPollMs, useCategoryCounts } from './hooks/use-category-counts';
