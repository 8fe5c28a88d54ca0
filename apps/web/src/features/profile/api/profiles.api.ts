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
    /** By the address that search engines know. */
    namedCrew: build.query<FreelancerProfile, string>({
      query: (slug) => freelancerRoutes.named(slug),
      providesTags: (profile) => (profile ? [{ type: 'Freelancer', id: profile.user_id }] : []),
    }),
    saveIndexing: build.mutation<FreelancerProfile, { userId: string; is_indexed: boolean }>({
      query: ({ userId, is_indexed }) => ({
        url: freelancerRoutes.indexing(userId),
        method: 'PUT',
        body: { is_indexed },
      }),
      invalidatesTags: (_profile, error, { userId }) => (error ? [] : [{ type: 'Freelancer', id: userId }]),
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

export const {
  useNamedCrewQuery,
  useSaveIndexingMutation,
  useFreelancerQuery,
  useSaveFreelancerMutation,
  useCompanyQuery,
  useSaveCompanyMutation,
} = profilesApi;
