import {
  companyRoutes,
  freelancerRoutes,
  type CompanyProfile,
  type CompanyProfileFields,
  type FreelancerProfile,
  type FreelancerProfileFields,
} from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

/** With a profile, saving is an update; without one, a create that names its owner. */
interface Save<Fields> {
  userId: string;
  isNew: boolean;
  fields: Fields;
}

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    freelancer: build.query<FreelancerProfile, string>({
      query: (userId) => freelancerRoutes.one(userId),
      providesTags: (_profile, _error, userId) => [{ type: 'Freelancer', id: userId }],
    }),
    saveFreelancer: build.mutation<FreelancerProfile, Save<FreelancerProfileFields>>({
      query: ({ userId, isNew, fields }) => ({
        url: isNew ? freelancerRoutes.create : freelancerRoutes.one(userId),
        method: isNew ? 'POST' : 'PUT',
        body: { user_id: userId, ...fields },
      }),
      invalidatesTags: (profile, _error, { userId }) =>
        profile
          ? [
              { type: 'Freelancer', id: userId },
              { type: 'Freelancer', id: 'LIST' },
            ]
          : [],
    }),
    company: build.query<CompanyProfile, string>({
      query: (userId) => companyRoutes.one(userId),
      providesTags: (_profile, _error, userId) => [{ type: 'Recruiter', id: userId }],
    }),
    saveCompany: build.mutation<CompanyProfile, Save<CompanyProfileFields>>({
      query: ({ userId, isNew, fields }) => ({
        url: isNew ? companyRoutes.create : companyRoutes.one(userId),
        method: isNew ? 'POST' : 'PUT',
        body: { user_id: userId, ...fields },
      }),
      invalidatesTags: (profile, _error, { userId }) => (profile ? [{ type: 'Recruiter', id: userId }] : []),
    }),
  }),
});

export const { useFreelancerQuery, useSaveFreelancerMutation, useCompanyQuery, useSaveCompanyMutation } = profilesApi;
