import {
  companyRoutes,
  cvRoutes,
  freelancerRoutes,
  type CompanyProfile,
  type CompanyProfileFields,
  type BeginCvUploadRequest,
  type CvDownload,
  type CvUpload,
  type FreelancerProfile,
  type FreelancerProfileFields,
  mediaRoutes,
  type PictureUpload,
  type TakenPicture,
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
    openCvUpload: build.mutation<CvUpload, BeginCvUploadRequest>({
      query: (body) => ({ url: cvRoutes.uploads, method: 'POST', body }),
    }),
    takeCv: build.mutation<FreelancerProfile, BeginCvUploadRequest & { uploadId: string }>({
      query: ({ uploadId, ...body }) => ({ url: cvRoutes.upload(uploadId), method: 'PUT', body }),
    }),
    removeCv: build.mutation<FreelancerProfile, string>({
      query: () => ({ url: cvRoutes.own, method: 'DELETE' }),
      invalidatesTags: (profile, _error, userId) => (profile ? [{ type: 'Freelancer', id: userId }] : []),
    }),
    cvLink: build.mutation<CvDownload, string>({
      query: (userId) => cvRoutes.download(userId),
    }),
    openPictureUpload: build.mutation<PictureUpload, void>({
      query: () => ({ url: mediaRoutes.uploads, method: 'POST' }),
    }),
    takePicture: build.mutation<TakenPicture, string>({
      query: (uploadId) => ({ url: mediaRoutes.upload(uploadId), method: 'PUT' }),
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
  useFreelancerQuery,
  useSaveFreelancerMutation,
  useOpenCvUploadMutation,
  useTakeCvMutation,
  useRemoveCvMutation,
  useCvLinkMutation,
  useOpenPictureUploadMutation,
  useTakePictureMutation,
  useCompanyQuery,
  useSaveCompanyMutation,
} = profilesApi;
