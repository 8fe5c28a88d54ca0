import { type DeclaredError, pathSegment, type UploadForm } from '@crewcall/contracts-core';

export const cvLimits = {
  megabytes: 5,
  bytes: 5 * 1024 * 1024,
  fileName: 150,
  /** Of the JSON body that carries a file of that size. */
  body: 8 * 1024 * 1024,
  /** Of one person, those that were begun and not taken; they are swept after a day. */
  uploads: 20,
  uploadSeconds: 600,
  /** How long a link to download works. */
  linkSeconds: 300,
} as const;

export const cvTexts = {
  notAccepted: 'Please upload a PDF file.',
  tooBig: `File size must be less than ${cvLimits.megabytes}MB.`,
  hint: 'PDF, DOC, DOCX, max 5MB',
  uploaded: 'CV uploaded',
  deleted: 'CV deleted',
  uploadFailed: 'Upload failed',
  deleteFailed: 'Delete failed',
  downloadFailed: 'Download failed',
  unsafe: 'This file did not pass the virus check. Please upload another one.',
  unavailable: 'CV not available for download',
  noLink: 'Failed to get download URL',
  notDownloaded: 'Failed to download CV',
} as const;

export const cvErrors = {
  notAccepted: { code: 'CV_TYPE', kind: 'invalid', message: cvTexts.notAccepted },
  tooBig: { code: 'CV_TOO_LARGE', kind: 'too_large', message: cvTexts.tooBig },
  unsafe: { code: 'CV_UNSAFE', kind: 'invalid', message: cvTexts.unsafe },
  /** None there, not scanned yet, or not safe: a reader is told no more than that. */
  unavailable: { code: 'CV_NOT_AVAILABLE', kind: 'missing', message: cvTexts.unavailable },
  linkInvalid: {
    code: 'CV_LINK_INVALID',
    kind: 'missing',
    message: 'This link is invalid or expired. Please open the CV again.',
  },
} as const satisfies Record<string, DeclaredError>;

export const cvRoutes = {
  own: '/api/cv',
  uploads: '/api/cv/uploads',
  upload: (id = ':id') => `/api/cv/uploads/${pathSegment(id)}`,
  /** Takes the bytes of an upload. */
  bytes: (ticket = ':ticket') => `/api/cv/uploads/file/${pathSegment(ticket)}`,
  download: (userId = ':userId') => `/api/cv/download/${pathSegment(userId)}`,
  file: (ticket = ':ticket') => `/api/cv/file/${pathSegment(ticket)}`,
} as const;

/** `pending` until it was scanned; no user can download it before it is `safe`, and an `unsafe` file is kept nowhere. */
export const cvScans = ['pending', 'safe', 'unsafe'] as const;
export type CvScan = (typeof cvScans)[number];

/** What the sender says of size and type is not believed. */
export interface UploadCvRequest {
  /** Base64. */
  fileData: string;
  filename: string;
  fileSize?: number;
  contentType?: string;
}

export type BeginCvUploadRequest = Omit<UploadCvRequest, 'fileData'>;

/** The file goes into the store with `upload_form`, or to `upload_url` with PUT; then `PUT /api/cv/uploads/{upload_id}` takes it. */
export interface CvUpload {
  upload_id: string;
  upload_url: string;
  upload_form: UploadForm;
  expires_in: number;
}

/** `downloadUrl` works for a few minutes, for the user who holds it. */
export interface CvDownload {
  downloadUrl: string;
  fileName: string;
}

/** By its name; the bytes are looked at by the service. */
export const hasCvEnding = (fileName: string): boolean => /\.(pdf|docx?)$/i.test(fileName.trim());

/** Without marks that turn the direction of writing: `cod.exe` must not read `exe.doc`. */
export const plainCvName = (name: string): string => name.replaceAll(/\p{Bidi_Control}/gu, '').trim();

export const cvFileNameProblem = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= cvLimits.fileName && !/[\p{Cc}/\\]/u.test(value) && hasCvEnding(value)
    ? null
    : cvTexts.notAccepted;
