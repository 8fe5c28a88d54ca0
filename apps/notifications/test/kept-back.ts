import type { KeptBack } from '@crewcall/testing-node';

/** Columns that no person's copy of their data holds, by the reason why. */
export const keptBack: KeptBack = {
  'the person themselves': [
    'notifications.recipient_id',
    'notification_preferences.user_id',
    'mail_settings.user_id',
    'push_ends.user_id',
  ],
  'whose first name a title says: the title is in the copy': ['notifications.first_name_of'],
  'a key that switches mail off without signing in': ['mail_settings.unsubscribe_key'],
  'keys by which a browser knows its messages': ['push_ends.p256dh', 'push_ends.auth'],
  'which session a device is of, and a number that nothing refers to': ['push_ends.session_id', 'push_ends.id'],
  'states by which rows are kept in step': [
    'notifications.event_id',
    'notifications.mail',
    'conversation_reads.*',
    'notification_counts.*',
    'live_counters.*',
  ],
  'for reconnecting, pruned within days: what they say is in the copy': ['live_events.*'],
  'what identity told: its own part of the copy holds it': ['people.*'],
};
