import { type AdminFeedback, feedbackDeskTexts } from '@crewcall/contracts-admin';
import type { FeedbackEntity } from '../feedback/feedback.entity.js';

/** A sender without a name is known by the part of their address that people call themselves by. */
export function presentFeedback(feedback: FeedbackEntity, names: Map<string, string>): AdminFeedback {
  const { id, senderId, senderEmail } = feedback;
  const name = senderId ? (names.get(senderId) ?? senderEmail?.split('@')[0]) : undefined;
  return {
    id,
    feedback_type: feedback.type,
    status: feedback.status,
    priority: feedback.priority,
    message: feedback.message,
    page_url: feedback.pagePath,
    created_at: feedback.createdAt.toISOString(),
    user_name: name ?? feedbackDeskTexts.anonymous,
    user: name ? { first_name: name.split(' ')[0] ?? null } : null,
    user_email: senderEmail,
    admin_response: feedback.response,
    responded_at: feedback.respondedAt?.toISOString() ?? null,
  };
}
