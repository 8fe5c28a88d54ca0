import {
  attachmentRoutes,
  type CreateAttachmentRequest,
  type CreatedAttachment,
  type FileDownload,
  type UploadAddress,
} from '@crewcall/contracts-messaging';
import { baseApi } from '@crewcall/web-data-access';

export const attachmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openUpload: build.mutation<UploadAddress, void>({
      query: () => ({ url: attachmentRoutes.upload, method: 'POST' }),
    }),
    createAttachment: build.mutation<CreatedAttachment, CreateAttachmentRequest>({
      query: (body) => ({ url: attachmentRoutes.create, method: 'POST', body }),
      extraOptions: { retryWrites: true },
    }),
    /** Addresses live for five minutes, so each is asked for when it is needed. */
    download: build.query<FileDownload, string>({
      query: (id) => attachmentRoutes.download(id),
      keepUnusedDataFor: 120,
    }),
  }),
});

export const { useOpenUploadMutation, useCreateAttachmentMutation, useDownloadQuery, useLazyDownloadQuery } =
  attachmentsApi;
