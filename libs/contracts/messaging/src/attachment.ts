import type { UploadForm } from '@crewcall/contracts-core';

export interface UploadAddress {
  /** Takes a PUT of the file's bytes, for five minutes. Names the upload when it is handed in. */
  uploadURL: string;
  /** Takes the file into the store without a detour. */
  upload_form: UploadForm;
}

export interface CreateAttachmentRequest {
  uploadURL: string;
  originalFilename: string;
  fileType: string;
  /** Bytes, as the client counted them; the server counts for itself. */
  fileSize: number;
}

export interface CreatedAttachment {
  /** Names the file when it is put on a message. */
  objectPath: string;
}

export interface AttachRequest {
  objectPath: string;
  originalFilename?: string;
  fileType?: string;
  fileSize?: number;
  /** Taken and ignored: the server decides. */
  scanResult?: unknown;
  moderationResult?: unknown;
}

export interface FileDownload {
  /** For five minutes. */
  downloadUrl: string;
}
