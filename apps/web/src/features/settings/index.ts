export { AccountCard } from './components/account-card';
export { AppearanceCard } from './components/appearance-card';
export { SessionCard } from './components/session-card';
