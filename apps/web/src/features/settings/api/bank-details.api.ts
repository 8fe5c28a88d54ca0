import {
  type BankDetails,
  type BankDetailsAnswer,
  bankDetailsRoutes,
  type MaskedBankDetails,
  type SaveBankDetails,
} from '@crewcall/contracts-bookings';
import { accountRoutes, type ProofAnswer, type ProofRequest } from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

const bankTag = { type: 'Account' as const, id: 'BANK' };

/** What is shown whole stays in no cache: a part keeps it for as long as it shows it. */
export const bankDetailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bankDetails: build.query<MaskedBankDetails | null, void>({
      query: () => bankDetailsRoutes.own,
      transformResponse: ({ bank_details }: BankDetailsAnswer) => bank_details,
      providesTags: [bankTag],
    }),
    giveProof: build.mutation<ProofAnswer, ProofRequest>({
      query: (body) => ({ url: accountRoutes.proof, method: 'POST', body, onUnauthorised: 'fail' }),
    }),
    showBankDetails: build.mutation<BankDetails, string>({
      query: (proof) => ({ url: bankDetailsRoutes.show, method: 'POST', body: { proof } }),
    }),
    saveBankDetails: build.mutation<BankDetailsAnswer, SaveBankDetails>({
      query: (body) => ({ url: bankDetailsRoutes.own, method: 'PUT', body }),
      invalidatesTags: (answer) => (answer ? [bankTag] : []),
    }),
    removeBankDetails: build.mutation<unknown, void>({
      query: () => ({ url: bankDetailsRoutes.own, method: 'DELETE' }),
      invalidatesTags: [bankTag],
    }),
  }),
});

export const { useBankDetailsQuery, useGiveProofMutation, useSaveBankDetailsMutation, useRemoveBankDetailsMutation } =
  bankDetailsApi;
