import type { KeptBack } from '@crewcall/testing-node';

/** Columns that no person's copy of their data holds, by the reason why. */
export const keptBack: KeptBack = {
  'the person themselves, or ids of rows that are in the copy': [
    'messages.sender_id',
    'attachments.owner_id',
    'attachments.message_id',
    'blocks.blocker_id',
    'message_privacy.user_id',
    'message_reports.reporter_id',
  ],
  'about a file that is in the copy itself': [
    'attachments.created_at',
    'attachments.file_type',
    'attachments.handed_in_at',
    'attachments.moderation_status',
    'attachments.scan_status',
  ],
  'states by which rows are kept in step': [
    'messages.client_id',
    'messages.seq',
    'messages.removed_at',
    'conversations.*',
    'participants.*',
    'dealings.*',
    'live_counters.*',
  ],
  'for reconnecting, pruned within days: what they say is in the copy': ['live_events.*'],
  'what identity told: its own part of the copy holds it': ['people.*'],
};
