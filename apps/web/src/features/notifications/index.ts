export { NotificationBell } from './components/notification-bell';
export { NotificationPreferencesCard } from './components/preferences-card';
export { categoryPollMs, useCategoryCounts } from './hooks/use-category-counts';
