import type { KeptBack } from '@crewcall/testing-node';

/** Columns that no person's copy of their data holds, by the reason why. */
export const keptBack: KeptBack = {
  'the person themselves': ['feedback.sender_id', 'moderation_cases.reporter_id'],
  'how administrators judge and decide: those concerned are notified of decisions': [
    'feedback.priority',
    'moderation_cases.decided_at',
    'moderation_cases.decision',
    'moderation_cases.note',
    'moderation_cases.person_id',
  ],
  'words of others, or of the person as their own service exports them': ['moderation_cases.snapshot'],
  'evidence of administrators’ actions, which may not be changed': ['audit_entries.*'],
  'ids and figures of what other services export': ['activities.*', 'heard_events.*', 'subjects.*'],
  'of no person': ['counters.*', 'feedback_popup.*', 'missed_searches.*'],
};
