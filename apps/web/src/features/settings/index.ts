export { AccountCard } from './components/account-card';
export { AppearanceCard } from './components/appearance-card';
export { DangerCard, type Leaving } from './components/danger-card';
export { PrivacyCard } from './components/privacy-card';
