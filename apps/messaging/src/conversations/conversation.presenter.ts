import { type Actor, previewOf } from '@crewcall/contracts-core';
import type { Conversation, OtherUser } from '@crewcall/contracts-messaging';
import type { PersonEntity } from '../people/person.entity.js';
import type { ConversationRow } from './conversation-list.repository.js';
import { maySeeEmail } from './conversation.policy.js';

/** A conversation as the caller may see it. */
export const presentConversation = (row: ConversationRow, actor: Actor): Conversation => ({
  id: row.id,
  last_message_at: row.last_message_at?.toISOString() ?? null,
  otherUser: {
    id: row.other_id,
    // A user whose own events are still on its way: they wrote a moment after they registered.
    role: row.role ?? 'freelancer',
    email: maySeeEmail(actor, row.have_dealt) ? row.email : null,
    first_name: row.first_name,
    last_name: row.last_name,
    company_name: row.company_name,
    display_name: row.display_name,
    avatar_url: row.avatar_url,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  },
  last_message:
    row.content !== null && row.sent_at
      ? { preview: previewOf(row.content), sender_id: row.sender_id, created_at: row.sent_at.toISOString() }
      : null,
  unread_count: row.unread,
  read_up_to: Number(row.read_seq),
  is_blocked: row.is_blocked,
});

export const presentPerson = (person: PersonEntity, { withEmail }: { withEmail: boolean }): OtherUser => ({
  id: person.id,
  role: person.role ?? 'freelancer',
  email: withEmail ? person.email : null,
  first_name: person.firstName,
  last_name: person.lastName,
  company_name: person.companyName,
  display_name: person.displayName,
  avatar_url: person.avatarUrl,
  deleted_at: person.deletedAt?.toISOString() ?? null,
});
