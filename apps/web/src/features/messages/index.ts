export { MessageButton } from './components/message-button';
export { MessagesPanel } from './components/messages-panel';
export { MessagePrivacyCard } from './components/privacy-card';
export { useResending } from './hooks/use-outbox';
export { useUnreadMessages } from './hooks/use-unread-messages';
