export { MessageButton } from './components/message-button';
export { MessagePrivacyCard } from './components/privacy-card';
export { useUnreadMessages } from './hooks/use-unread-messages';
