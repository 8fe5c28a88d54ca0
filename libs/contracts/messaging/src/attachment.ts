export interface UploadAddress {
  /** Takes one PUT of the file's bytes, for five minutes. */
  uploadURL: string;
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
