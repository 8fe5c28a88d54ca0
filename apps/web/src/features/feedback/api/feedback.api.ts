import {
  adminRoutes,
  type FeedbackPopup,
  type FeedbackReceipt,
  type FeedbackSubmission,
} from '@crewcall/contracts-admin';
import { type AppDispatch, baseApi } from '@crewcall/web-data-access';

export const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<FeedbackReceipt, FeedbackSubmission>({
      query: (body) => ({ url: adminRoutes.feedback, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
    feedbackPopup: build.query<FeedbackPopup, void>({ query: () => adminRoutes.feedbackPopup }),
  }),
});

/** Whether people are asked at all just now; no user is asked when that cannot be learnt. */
export async function isPopupOn(dispatch: AppDispatch): Promise<boolean> {
  const asked = dispatch(
    feedbackApi.endpoints.feedbackPopup.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return (await asked).data?.is_on ?? false;
}

export const { useSendFeedbackMutation } = feedbackApi;
