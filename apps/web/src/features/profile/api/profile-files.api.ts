import {
  cvRoutes,
  type BeginCvUploadRequest,
  type CvDownload,
  type CvUpload,
  type FreelancerProfile,
  mediaRoutes,
  type PictureUpload,
  type TakenPicture,
} from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

/** Files of profiles: the CV and the picture. Pages that only show a profile do without. */
export const profileFilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const {
  useOpenCvUploadMutation,
  useTakeCvMutation,
  useRemoveCvMutation,
  useCvLinkMutation,
  useOpenPictureUploadMutation,
  useTakePictureMutation,
} = profileFilesApi;
