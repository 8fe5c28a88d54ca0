import { messageRoutes, type MessagePrivacy } from '@crewcall/contracts-messaging';
import { baseApi } from '@crewcall/web-data-access';

/** What others see of one's reading, typing and presence. */
export const messagePrivacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messagePrivacy: build.query<MessagePrivacy, void>({ query: () => messageRoutes.privacy }),
    saveMessagePrivacy: build.mutation<MessagePrivacy, MessagePrivacy>({
      query: (body) => ({ url: messageRoutes.privacy, method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
        const shown = dispatch(messagePrivacyApi.util.updateQueryData('messagePrivacy', undefined, () => chosen));
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useMessagePrivacyQuery, useSaveMessagePrivacyMutation } = messagePrivacyApi;
