import type { Conversation, Message, OtherUser } from '@crewcall/contracts-messaging';

export const buildOther = (more: Partial<OtherUser> = {}): OtherUser => ({
  id: 'company-1',
  role: 'recruiter',
  email: null,
  first_name: null,
  last_name: null,
  company_name: 'Northlight Productions',
  display_name: 'Northlight Productions',
  avatar_url: null,
  deleted_at: null,
  ...more,
});

export const buildConversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: 'conversation-1',
  last_message_at: '2026-11-21T14:32:00.000Z',
  otherUser: buildOther(),
  last_message: { preview: 'Load-in at eight', sender_id: 'company-1', created_at: '2026-11-21T14:32:00.000Z' },
  unread_count: 0,
  read_up_to: 0,
  is_blocked: false,
  ...more,
});

export const buildMessage = (more: Partial<Message> = {}): Message => ({
  id: `message-${more.number ?? 1}`,
  conversation_id: 'conversation-1',
  sender_id: 'company-1',
  content: 'Load-in at eight',
  created_at: '2026-11-21T14:32:00.000Z',
  number: 1,
  client_id: null,
  status: 'sent',
  attachments: [],
  ...more,
});
