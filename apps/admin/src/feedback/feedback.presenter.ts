import type { FeedbackReceipt } from '@crewcall/contracts-admin';
import type { FeedbackEntity } from './feedback.entity.js';

/** What the sender is told; the priority is ours. */
export const presentReceipt = ({ id, type, status, createdAt }: FeedbackEntity): FeedbackReceipt => ({
  id,
  feedback_type: type,
  status,
  created_at: createdAt.toISOString(),
});
