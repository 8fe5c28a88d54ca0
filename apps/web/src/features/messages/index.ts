export { MessageButton } from './components/message-button';
export { MessagePrivacyCard } from './components/privacy-card';
export { useResending } from './hooks/use-outbox';
export { useUnreadMessages } from './hooks/use-unread-messages';
