import { adminRoutes, type FeedbackReceipt, type FeedbackSubmission } from '@crewcall/contracts-admin';
import { baseApi } from '@crewcall/web-data-access';

export const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<FeedbackReceipt, FeedbackSubmission>({
      query: (body) => ({ url: adminRoutes.feedback, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
